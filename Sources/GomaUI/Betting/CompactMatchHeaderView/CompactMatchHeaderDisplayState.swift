/// The line over a match in a dense list: when it is played, what it offers, and how many markets there are.
public struct CompactMatchHeaderDisplayState: DisplayState {
    /// When the match begins, or how far it has come; `nil` where neither is known.
    public var time: MatchTime?
    /// What else there is to the match, from left to right.
    public var icons: [MarketInfoIcon]
    /// Other markets of the match; `nil` and zero are not shown, and lead nowhere.
    @LimitedIfPresent<Quantity> public var marketCount: Int?
    /// Whether an arrow says that the count leads on.
    public var showsArrow: Bool

    public static let blank = Self()

    public init(
        time: MatchTime? = nil, icons: [MarketInfoIcon] = [], marketCount: Int? = nil, showsArrow: Bool = true
    ) {
        self.time = time
        self.icons = icons
        self.marketCount = marketCount
        self.showsArrow = showsArrow
    }
}
