/// The ground under a tab bar. The line of its rule says the same without colours.
public enum TabBarGround: String, CaseIterable, Codable, Hashable, Sendable {
    case solid
    /// The page shows through, faintly.
    case blur
    /// The page.
    case transparent
}
