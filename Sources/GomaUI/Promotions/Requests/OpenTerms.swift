/// The terms of a bonus are to be opened.
public struct OpenTerms: ComponentRequest {
    public static let name = "promotions:open-terms"
    /// Of which bonus.
    public let id: String
    /// Where they are; `nil` where the owner knows.
    public let url: String?

    public init(id: String, url: String? = nil) {
        self.id = id
        self.url = url
    }

    public var words: String { "open the terms of \(id)" }
}
