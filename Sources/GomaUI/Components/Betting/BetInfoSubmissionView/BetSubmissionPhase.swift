/// How far a bet has come.
public enum BetSubmissionPhase: Codable, Hashable, Sendable {
    /// The customer decides on the stake.
    case editing
    /// The bet is on its way.
    case submitting
    /// The bet is placed, and can still be taken back.
    case placed(stake: Money, secondsToTakeBack: Int)
    /// The bet is placed for good; the next one can be begun.
    case confirmed(stake: Money)
    /// The bet is not placed; it can be tried again.
    case failed(BetRefusal)

    /// Whether the stake can be changed.
    public var isOpen: Bool {
        switch self {
        case .editing, .confirmed, .failed: true
        case .submitting, .placed: false
        }
    }
}
