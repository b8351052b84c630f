/// A page that a footer leads to.
public struct FooterLink: Codable, Hashable, Sendable {
    /// Tells the page from others, such as "terms".
    public var id: String
    /// What the page is called.
    public var title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
