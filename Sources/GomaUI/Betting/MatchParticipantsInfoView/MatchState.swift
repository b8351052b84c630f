/// The progress of a match; all texts are ready to read.
public enum MatchState: Codable, Hashable, Sendable {
    case preLive(date: String, time: String)
    /// `time` is how far it has come, `nil` where nobody tells.
    case live(score: String, time: String?)
    case ended(score: String)
}
