/// The progress of a customer with a step.
public enum StepInstructionProgress: String, CaseIterable, Codable, Hashable, Sendable {
    /// It is one of several, and nobody keeps count.
    case open
    /// It is to be done now.
    case current
    /// It is done.
    case done
}
