/// The verdict of a line on its value.
public enum InfoRowTone: String, CaseIterable, Codable, Hashable, Sendable {
    /// Nothing more than the value.
    case standard
    /// It is a gift.
    case bonus
    /// It went well.
    case success
    /// It needs attention.
    case warning
}
