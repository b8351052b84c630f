/// The progress of a bet.
public enum BetSubmissionPhase: Codable, Hashable, Sendable {
    /// The customer decides on the stake.
    case editing
    /// The bet is on its way, with the odds that the customer saw.
    case submitting(odds: Odds)
    /// The bet is placed, and can still be taken back.
    case placed(stake: Money, secondsToTakeBack: Limited<Seconds>)
    /// The owner is asked to give the bet back.
    case takingBack(stake: Money)
    /// The bet was not given back: it stands, and the next one can be begun.
    case standing(stake: Money, RequestFailure)
    /// The bet is placed for good; the next one can be begun.
    case confirmed(stake: Money)
    /// The bet is not placed; it can be tried again.
    case failed(BetRefusal)

    /// Whether the stake can be changed.
    public var isOpen: Bool {
        switch self {
        case .editing, .standing, .confirmed, .failed: true
        case .submitting, .placed, .takingBack: false
        }
    }
}
