/// The main market of a match, what it offers, and how many other markets there are.
public struct MarketInfoLineDisplayState: DisplayState {
    /// The market's name, in its pill.
    public var market: MarketNamePillLabelDisplayState
    /// What else there is to the match, from left to right.
    public var icons: [MarketInfoIcon]
    /// Markets of the match in all; zero is not shown.
    @Limited<Quantity> public var marketCount: Int

    public static let blank = Self(market: .blank)

    public init(market: MarketNamePillLabelDisplayState, icons: [MarketInfoIcon] = [], marketCount: Int = 0) {
        self.market = market
        self.icons = icons
        self.marketCount = marketCount
    }
}
