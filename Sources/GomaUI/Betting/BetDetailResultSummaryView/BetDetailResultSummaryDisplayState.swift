/// The match and the market of a bet, and how it has ended.
public struct BetDetailResultSummaryDisplayState: DisplayState {
    /// Who played, as one line.
    public var match: String
    /// What kind of bet it was, ready to read.
    public var betType: String
    /// How the bet has ended; `nil` before anything is known.
    public var result: BetResult?

    public static let blank = Self(match: "", betType: "", result: nil)

    public init(match: String, betType: String, result: BetResult?) {
        self.match = match
        self.betType = betType
        self.result = result
    }
}
