/// The arrangement of two participants.
public enum MatchParticipantsLayout: String, CaseIterable, Codable, Hashable, Sendable {
    /// Home at the left, away at the right, what is between them in the middle.
    case horizontal
    /// Home above away, the score at the right.
    case vertical
}
