/// A problem with what was typed, before anybody is asked about it.
public enum CodeInputProblem: String, CaseIterable, Codable, Hashable, Sendable {
    /// There is no code.
    case missing
    /// It has fewer characters than any code.
    case tooShort
    /// It had more characters than any code; the first ones were taken.
    case cut
    /// It had characters that no code has; they were left out.
    case filtered
}
