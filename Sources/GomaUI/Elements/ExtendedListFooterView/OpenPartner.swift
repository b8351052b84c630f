/// A partner's page is to be opened.
public struct OpenPartner: ComponentRequest {
    public static let name = "app:open-partner"
    /// Which partner, as its state says.
    public let id: String
    /// Where it leads; `nil` where the owner knows.
    public let url: String?

    public init(id: String, url: String? = nil) {
        self.id = id
        self.url = url
    }

    public var words: String { "open \(url ?? "the page of the partner \(id)")" }
}
