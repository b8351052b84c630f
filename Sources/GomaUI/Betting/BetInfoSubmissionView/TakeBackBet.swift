/// The bet that has just been placed is to be taken back.
public struct TakeBackBet: ComponentRequest {
    public static let name = "betting:take-back-bet"
    /// What it was placed with, and is paid back.
    public let stake: Money

    public init(stake: Money) { self.stake = stake }

    public var words: String { "take back the bet with \(stake.currency) \(stake.amount)" }
}
