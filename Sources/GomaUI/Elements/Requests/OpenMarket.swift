/// A market is to be opened.
public struct OpenMarket: ComponentRequest {
    public static let name = "betting:open-market"
    /// Which market.
    public let id: String
    /// Of which match; `nil` where nobody has told.
    public let match: String?

    /// - Parameters:
    ///   - id: which market.
    ///   - match: of which match; an empty ID tells nothing.
    public init(id: String, match: String? = nil) {
        self.id = id
        self.match = match?.isEmpty == true ? nil : match
    }

    public var words: String { "open the market \(id)" }
}
