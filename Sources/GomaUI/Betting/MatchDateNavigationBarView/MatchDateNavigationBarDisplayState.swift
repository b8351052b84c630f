/// The way back from a match, and when it is played or how far it has come.
public struct MatchDateNavigationBarDisplayState: DisplayState {
    /// Tells the bar from others on the page.
    public var id: String
    /// When the match begins; `nil` where nobody knows.
    public var start: CalendarMoment?
    /// Tells which day is today, so that it and the next are called by name; `nil` where each day has its date.
    public var now: CalendarMoment?
    /// How the start is written; `nil` for the day and the clock, as everywhere else.
    public var format: MomentFormat?
    /// What the way back is called; `nil` for the customer's word for it.
    public var backTitle: String?
    /// Whether there is no way back to offer.
    public var isBackHidden: Bool
    /// How far the match has come, in place of its start; `nil` where the start shows.
    public var period: MatchPeriod?

    public static let blank = Self(id: "")

    public init(
        id: String, start: CalendarMoment? = nil, now: CalendarMoment? = nil, format: MomentFormat? = nil,
        backTitle: String? = nil, isBackHidden: Bool = false, period: MatchPeriod? = nil
    ) {
        self.id = id
        self.start = start
        self.now = now
        self.format = format
        self.backTitle = backTitle
        self.isBackHidden = isBackHidden
        self.period = period
    }
}
