extension [String] {
    /// The names in a sentence.
    package var listed: String { isEmpty ? "none" : joined(separator: ", ") }

    /// The end of a sentence on a name that is none of these: the one that may be meant, and which there are.
    /// - Parameter none: what is said where there are none.
    package func words(insteadOf name: String, none: String = "there are none") -> String {
        "\(NearestName.link(for: name, among: self)) \(isEmpty ? none : "there are \(listed)")"
    }
}
