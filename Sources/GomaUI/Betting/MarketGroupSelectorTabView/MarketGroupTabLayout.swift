/// The way in which the tabs of a bar share its width.
public enum MarketGroupTabLayout: String, CaseIterable, Codable, Hashable, Sendable {
    /// Each is as wide as what it holds; those without room are scrolled to.
    case automatic
    /// All are equally wide and fill the bar.
    case stretch
}
