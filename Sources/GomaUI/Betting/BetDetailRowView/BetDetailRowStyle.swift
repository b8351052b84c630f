/// The style of a line of a bet's details.
public enum BetDetailRowStyle: String, CaseIterable, Codable, Hashable, Sendable {
    /// A name at the left, its value at the right.
    case standard
    /// A caption in the middle, without a value.
    case header
}
