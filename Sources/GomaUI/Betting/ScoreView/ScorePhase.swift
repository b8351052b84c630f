/// The progress of a score.
public enum ScorePhase: String, CaseIterable, Codable, Hashable, Sendable {
    /// Play has not begun: the columns stand, without values.
    case idle
    case loading
    /// The values are there.
    case display
    /// There is no score.
    case empty
}
