/// An outcome was chosen for a bet, or given up.
public struct ChooseOutcome: ComponentRequest {
    public static let name = "betting:choose-outcome"
    public static let isNotice = true
    /// Which outcome of its market.
    public let id: String
    /// Which market of the match; `nil` where nobody has told.
    public let market: String?
    /// Which match; `nil` where nobody has told.
    public let match: String?
    /// What is bet on, as the bookmaker names it; `nil` where nobody has told.
    public let offer: String?
    /// Whether it is chosen now.
    public let isChosen: Bool

    public init(id: String, market: String? = nil, match: String? = nil, offer: String? = nil, isChosen: Bool) {
        self.id = id
        self.market = market
        self.match = match
        self.offer = offer
        self.isChosen = isChosen
    }

    public var words: String { "\(isChosen ? "choose" : "give up") \(offer ?? id)" }
}
