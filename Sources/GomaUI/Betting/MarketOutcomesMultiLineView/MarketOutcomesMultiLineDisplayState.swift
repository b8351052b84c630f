/// A group of markets, a line for each, or the reason why there are none.
public struct MarketOutcomesMultiLineDisplayState: DisplayState {
    /// Which group of its match it is; empty where its markets are there from the start.
    public var id: String
    /// Which match the markets belong to; `nil` where the owner knows.
    public var matchID: String?
    /// Heading of the group; none where it is empty.
    public var title: String
    /// Whether the lines are there, on their way, or could not be had.
    public var phase: MarketOutcomesMultiLinePhase
    /// A line for each market, from above; kept while loading and after a failure, but not shown then.
    public var lines: [MarketOutcomesLineDisplayState]

    public static let blank = Self(lines: [])

    public init(
        id: String = "", matchID: String? = nil, title: String = "", phase: MarketOutcomesMultiLinePhase = .lines,
        lines: [MarketOutcomesLineDisplayState] = []
    ) {
        self.id = id
        self.matchID = matchID
        self.title = title
        self.phase = phase
        self.lines = lines
    }
}
