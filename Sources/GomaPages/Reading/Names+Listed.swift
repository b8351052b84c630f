import GomaKit

extension [String] {
    /// The names in a sentence; of many, the first ones and how many more there are.
    var listed: String { isEmpty ? "none" : listed() }

    /// All names in a sentence, as who writes a field wants to see those that there are.
    var allListed: String { isEmpty ? "none" : joined(separator: ", ") }
}
