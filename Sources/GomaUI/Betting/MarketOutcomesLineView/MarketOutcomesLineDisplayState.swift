/// One market's prices in a row, or a notice in their place.
public struct MarketOutcomesLineDisplayState: DisplayState, Identifiable {
    /// Which market it is, such as "over-under-2.5"; empty where it is known by its place alone.
    public var id: String
    /// The prices, a notice that no bet is taken, or the way to all markets.
    public var mode: MarketOutcomesLineMode
    /// As many as the layout has room for; what lies beyond is not shown.
    public var outcomes: [OutcomeItemDisplayState]
    /// What a suspended line or the way to all markets says.
    public var notice: String
    /// How outcomes lie: in one row, or in several.
    public var layout: MarketOutcomesLayout

    public static let blank = Self(outcomes: [])

    public init(
        id: String = "", mode: MarketOutcomesLineMode = .outcomes, outcomes: [OutcomeItemDisplayState],
        notice: String = "",
        layout: MarketOutcomesLayout = .row
    ) {
        self.id = id
        self.mode = mode
        self.outcomes = outcomes
        self.notice = notice
        self.layout = layout
    }
}
