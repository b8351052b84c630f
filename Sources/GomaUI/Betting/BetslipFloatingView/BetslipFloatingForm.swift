/// The form in which the bet slip is reached from other screens.
public enum BetslipFloatingForm: String, CaseIterable, Codable, Hashable, Sendable {
    /// A button without selections, a bar with them.
    case thin
    /// A card that tells of the next win boost; nothing where there is none to tell of.
    case tall
}
