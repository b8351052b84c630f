extension [String] {
    /// The names in a sentence.
    var listed: String { isEmpty ? "none" : joined(separator: ", ") }
}
