/// The roles that a navigation bar is drawn in.
public struct SimpleNavigationBarStyle: Codable, Hashable, Sendable {
    /// What everything stands on.
    public var ground: StyleToken
    /// Title and way back.
    public var text: StyleToken
    /// The mark of the way back.
    public var icon: StyleToken
    /// The rule below; `nil` for a bar without one.
    public var separator: StyleToken?

    /// As the theme has bars.
    public static let standard = Self(
        ground: .backgroundTertiary, text: .textPrimary, icon: .iconPrimary, separator: .separatorLine)
    /// Over a picture or a film: light on dark in every theme, without a rule.
    public static let overlay = Self(ground: .allDark, text: .allWhite, icon: .allWhite)
    /// In the brand's colour, which parts it from the page without a rule.
    public static let brand = Self(
        ground: .buttonBackgroundPrimary, text: .buttonTextPrimary, icon: .buttonTextPrimary)

    public init(ground: StyleToken, text: StyleToken, icon: StyleToken, separator: StyleToken? = nil) {
        self.ground = ground
        self.text = text
        self.icon = icon
        self.separator = separator
    }
}
