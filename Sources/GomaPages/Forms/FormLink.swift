/// Words in what is agreed to that lead to a document.
public struct FormLink: Codable, Hashable, Sendable {
    /// What is asked for when the link is followed.
    public let id: String
    /// As they stand in the sentence.
    public let words: String
}
