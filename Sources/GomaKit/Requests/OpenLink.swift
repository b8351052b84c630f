/// A document or a page outside the component is to be opened.
public struct OpenLink: ComponentRequest {
    public static let name = "app:open-link"
    /// Which link, as its state says.
    public let id: String
    /// In which text the link stands, as its state says; `nil` where it stands by itself.
    public let within: String?
    /// Where it leads; `nil` where the owner knows.
    public let url: String?

    public init(id: String, within: String? = nil, url: String? = nil) {
        self.id = id
        self.within = within
        self.url = url
    }

    public var words: String { "open \(url ?? "the link \(id)")" }
}
