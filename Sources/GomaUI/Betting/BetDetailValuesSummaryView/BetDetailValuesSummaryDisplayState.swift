/// The lines of a bet's money, with a caption above and a result below where there are any.
public struct BetDetailValuesSummaryDisplayState: DisplayState {
    /// The row above the others; `nil` where there is none.
    public var header: BetDetailRowDisplayState?
    /// The rows between header and footer, from top to bottom.
    public var rows: [BetDetailRowDisplayState]
    /// The row below the others; `nil` where there is none.
    public var footer: BetDetailRowDisplayState?

    public static let blank = Self(rows: [])

    public init(
        header: BetDetailRowDisplayState? = nil, rows: [BetDetailRowDisplayState],
        footer: BetDetailRowDisplayState? = nil
    ) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }
}
