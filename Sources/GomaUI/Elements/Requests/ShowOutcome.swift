/// More about an outcome is to be shown.
public struct ShowOutcome: ComponentRequest {
    public static let name = "betting:show-outcome"
    /// Which outcome of its market.
    public let id: String
    /// Which market of the match; `nil` where nobody has told.
    public let market: String?
    /// Which match; `nil` where nobody has told.
    public let match: String?
    /// What is bet on when it is chosen, as the bookmaker names it; `nil` where nobody has told.
    public let offer: String?

    public init(id: String, market: String? = nil, match: String? = nil, offer: String? = nil) {
        self.id = id
        self.market = market
        self.match = match
        self.offer = offer
    }

    public var words: String { "show more about \(offer ?? id)" }
}
