/// A market is to be opened.
public struct OpenMarket: ComponentRequest {
    public static let name = "betting:open-market"
    /// Which market.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the market \(id)" }
}
