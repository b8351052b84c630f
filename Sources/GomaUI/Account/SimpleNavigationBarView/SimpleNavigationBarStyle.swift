import TerminalKit

/// The roles that a navigation bar is drawn in.
public struct SimpleNavigationBarStyle: Codable, Hashable, Sendable {
    /// What everything stands on.
    public var ground: ColorRole
    /// Title and way back.
    public var text: ColorRole
    /// The mark of the way back.
    public var icon: ColorRole
    /// The rule below; `nil` for a bar without one.
    public var separator: ColorRole?

    /// As the theme has bars.
    public static let standard = Self(
        ground: .backgroundTertiary, text: .textPrimary, icon: .iconPrimary, separator: .separatorLine)
    /// Over a picture or a film: light on dark in every theme, without a rule.
    public static let overlay = Self(ground: .allDark, text: .allWhite, icon: .allWhite)
    /// In the brand's colour, which parts it from the page without a rule.
    public static let brand = Self(
        ground: .buttonBackgroundPrimary, text: .buttonTextPrimary, icon: .buttonTextPrimary)

    public init(ground: ColorRole, text: ColorRole, icon: ColorRole, separator: ColorRole? = nil) {
        self.ground = ground
        self.text = text
        self.icon = icon
        self.separator = separator
    }
}
