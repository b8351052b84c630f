/// The roles that a navigation bar is drawn in.
public struct SimpleNavigationBarStyle: DefaultedData, Codable, Hashable, Sendable {
    /// What everything stands on.
    public var ground: ColorRole
    /// Title and way back.
    public var text: ColorRole
    /// The mark of the way back.
    public var icon: ColorRole
    /// The rule below; `nil` for a bar without one.
    public var separator: ColorRole?
    /// How much of its role the rule has, 0…1, the rest being the ground's.
    @Limited<Strength> public var separatorStrength: Double

    /// As the theme has bars: on the page's ground, from which the rule alone parts what is below.
    public static let standard = Self(
        ground: .backgroundPrimary, text: .textPrimary, icon: .iconPrimary, separator: .separatorLine)
    /// Over a picture or a film: light on dark in every theme, without a rule.
    public static let overlay = Self(ground: .allDark, text: .allWhite, icon: .allWhite)
    /// In the brand's colour, whose edge parts it from what is below.
    public static let brand = Self(
        ground: .buttonBackgroundPrimary, text: .buttonTextPrimary, icon: .buttonTextPrimary)

    public static let defaults = Self.standard

    public init(
        ground: ColorRole, text: ColorRole, icon: ColorRole, separator: ColorRole? = nil, separatorStrength: Double = 1
    ) {
        self.ground = ground
        self.text = text
        self.icon = icon
        self.separator = separator
        self.separatorStrength = separatorStrength
    }
}
