/// One market's prices in a row, or a notice in their place.
public struct MarketOutcomesLineDisplayState: DisplayState, Identifiable {
    /// Which market it is, such as "over-under-2.5"; empty where it is known by its place alone.
    public var id: String
    /// The prices, a notice that no bet is taken, or the way to all markets.
    public var mode: MarketOutcomesLineMode
    /// The prices in their order, as many as the layout has room for; what lies beyond is not shown.
    public var outcomes: [OutcomeItemDisplayState]
    /// What stands in place of prices; `nil` for the component's own words.
    public var notice: String?
    /// Which match the market belongs to; `nil` where the owner knows.
    public var matchID: String?
    /// How outcomes lie: in one row, or in several.
    public var layout: MarketOutcomesLayout

    public static let blank = Self(outcomes: [])

    public init(
        id: String = "", mode: MarketOutcomesLineMode = .outcomes, outcomes: [OutcomeItemDisplayState],
        notice: String? = nil, matchID: String? = nil, layout: MarketOutcomesLayout = .row
    ) {
        self.id = id
        self.mode = mode
        self.outcomes = outcomes
        self.notice = notice
        self.matchID = matchID
        self.layout = layout
    }
}
