/// A document or a page outside the component is to be opened.
public struct OpenLink: ComponentRequest {
    public static let name = "app:open-link"
    /// Which link, as its state says.
    public let id: String
    /// Where it leads; `nil` where the owner knows.
    public let url: String?

    public init(id: String, url: String? = nil) {
        self.id = id
        self.url = url
    }

    public var words: String { "open \(url ?? "the link \(id)")" }
}
