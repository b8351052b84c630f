/// The value at the end of a line.
public enum InfoRowValue: Codable, Hashable, Sendable {
    /// Ready to read.
    case text(String)
    /// Written as the language writes amounts.
    case money(Money)
}
