/// A network's page is to be opened.
public struct OpenNetwork: ComponentRequest {
    public static let name = "app:open-network"
    /// Which network, as its state says.
    public let id: String
    /// Where it leads; `nil` where the owner knows.
    public let url: String?

    public init(id: String, url: String? = nil) {
        self.id = id
        self.url = url
    }

    public var words: String { "open \(url ?? "the page of the network \(id)")" }
}
