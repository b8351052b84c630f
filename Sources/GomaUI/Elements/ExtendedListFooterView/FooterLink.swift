/// A page that a footer leads to.
public struct FooterLink: Codable, Hashable, Sendable {
    /// Tells the page from others, such as "terms".
    public var id: String
    /// What the page is called.
    public var title: String
    /// Where it leads; `nil` where the owner knows.
    public var url: String?

    public init(id: String, title: String, url: String? = nil) {
        self.id = id
        self.title = title
        self.url = url
    }
}
