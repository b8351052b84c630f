/// The effect of pressing a row.
public enum ActionRowKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// It leads to a page, and says so by a mark at its end.
    case navigation
    /// Something is done here and now.
    case action
    /// Nothing: the row only tells.
    case information
}
