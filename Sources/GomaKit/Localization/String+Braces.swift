extension String {
    /// The names in braces, for which values are put in.
    package var namesInBraces: Set<String> { Set(matches(of: #/\{(\w+)\}/#).map { String($0.output.1) }) }
}
