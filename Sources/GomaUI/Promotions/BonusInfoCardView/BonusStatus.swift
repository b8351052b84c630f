/// The progress of a bonus that was taken.
public enum BonusStatus: String, CaseIterable, Codable, Hashable, Sendable {
    /// It can be played with, and has to be wagered.
    case active
    /// It is the customer's money now.
    case released
    /// Its time is over, and what was left of it is gone.
    case expired
}
