/// The bet that has just been placed is to be taken back.
public struct TakeBackBet: ComponentRequest {
    public static let name = "betting:take-back-bet"
    /// What it was placed with, and is paid back.
    public let stake: Money
    /// On which slip; `nil` where nobody has told.
    public let slip: String?

    public init(stake: Money, slip: String? = nil) {
        self.stake = stake
        self.slip = slip
    }

    public var words: String { "take back the bet with \(stake.currency) \(stake.amount)" }
}
