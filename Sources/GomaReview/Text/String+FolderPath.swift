extension String {
    /// The path of a file below the folder that this names, with or without a slash at its end.
    package func path(of file: String) -> String { hasSuffix("/") ? self + file : "\(self)/\(file)" }
}
