/// The progress of a code that is typed.
public enum CodeInputPhase: Codable, Hashable, Sendable {
    case entering
    /// What the code stands for is being asked for.
    case loading
    /// It was not to be had.
    case refused(RequestFailure)
}
