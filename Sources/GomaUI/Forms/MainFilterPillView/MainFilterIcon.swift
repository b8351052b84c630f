/// The icon before the title of the pill that opens all filters.
public enum MainFilterIcon: Codable, Hashable, Sendable {
    case none
    /// The mark that all filters have.
    case standard
    case picture(Pictogram)
}
