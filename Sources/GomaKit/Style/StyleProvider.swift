/// The look of every role: the theme in use, with whatever has been customised on top.
///
/// A value that is handed down, so that two can be alive side by side. Views never see it: they draw roles, and only the
/// terminal or a dump asks what those look like.
public struct StyleProvider: ColorResolver, Hashable {
    /// The name that `--theme` takes.
    public var name: String
    /// The name that people read.
    public var title: String
    /// Who made the theme.
    public var author: String
    /// Whether its ground is light or dark.
    public var appearance: Appearance
    /// One colour for each role of the library, by number.
    private var colors: [DynamicColor]
    /// What the theme says of roles of other packages; of the others holds what they are declared with.
    private var foreignColors: [ColorRole: DynamicColor] = [:]
    /// Roles of other packages as far as they were declared when the theme was made, so that drawing asks no further.
    private let foreignRoles = RoleShelf.current.definitions
    /// What texts in a role have beside their colour.
    public var attributes: [ColorRole: TextAttributes] = [:]
    /// The characters that the theme asks for; `nil` leaves them as they are.
    public var glyphs: ThemeGlyphs?
    /// The borders that the theme asks for; `nil` leaves them as they are.
    public var borders: ThemeBorders?

    /// - Parameter colors: one for every role of the library.
    public init(
        name: String, title: String, author: String, appearance: Appearance, colors: (ColorRole) -> DynamicColor
    ) {
        self.name = name
        self.title = title
        self.author = author
        self.appearance = appearance
        self.colors = ColorRole.ownCases.map(colors)
    }

    /// The colour of a role, for both appearances; the terminal's own for one that nobody has declared.
    public subscript(role: ColorRole) -> DynamicColor {
        get { value(of: role) ?? DynamicColor(.terminalDefault) }
        set {
            let index = Int(role.number)
            if index < colors.count { colors[index] = newValue } else { foreignColors[role] = newValue }
        }
    }

    /// The same provider with other colours for some roles.
    public func customized(_ changes: [ColorRole: DynamicColor]) -> StyleProvider {
        changes.reduce(into: self) { $0[$1.key] = $1.value }
    }

    public func color(of role: ColorRole) -> RGBColor? {
        value(of: role).map { $0[appearance].rgb ?? assumed(for: role) }
    }

    public func ownColor(of role: ColorRole) -> ThemeColor? {
        guard let color = value(of: role)?[appearance] else { return nil }
        if case .rgb = color { return nil }
        return color
    }

    /// None for a role that the theme gives a colour of its own.
    public func standIn(for role: ColorRole) -> Int? { says(of: role) ? nil : definition(of: role)?.standIn }

    public func attributes(of role: ColorRole) -> TextAttributes {
        if !attributes.isEmpty, let attributes = attributes[role] { return attributes }
        return definition(of: role)?.attributes ?? []
    }

    /// What the terminal's own colours most likely are: for mixtures, and for measuring contrast.
    private func assumed(for role: ColorRole) -> RGBColor {
        let isGround = isGround(role)
        let isBright = isGround == (appearance == .light)
        guard isGround else { return isBright ? RGBColor(0xE5E5E5) : RGBColor(0x000000) }
        return isBright ? RGBColor(0xFFFFFF) : RGBColor(0x000000)
    }

    public func isEmphasis(_ role: ColorRole) -> Bool {
        role.token.map(Self.emphasis.contains) ?? (definition(of: role)?.use == .emphasis)
    }

    public func isGround(_ role: ColorRole) -> Bool {
        role.token?.isGround ?? definition(of: role)?.use.isGround ?? false
    }

    public func isAccent(_ role: ColorRole) -> Bool { role.token.map(Self.accents.contains) ?? false }

    public var page: RGBColor? { color(of: .backgroundPrimary) }

    /// Whether the theme itself gives the role its colour, rather than the declaration of another package.
    package func says(of role: ColorRole) -> Bool { Int(role.number) < colors.count || foreignColors[role] != nil }

    private func value(of role: ColorRole) -> DynamicColor? {
        let index = Int(role.number)
        return index < colors.count ? colors[index] : foreignColors[role] ?? definition(of: role)?.color
    }

    /// The declaration of a role of another package, which may be younger than the theme.
    private func definition(of role: ColorRole) -> RoleDefinition? {
        let index = Int(role.number) - colors.count
        guard index >= 0 else { return nil }
        return index < foreignRoles.count ? foreignRoles[index] : role.definition
    }

    /// The brand's own colours, in text and in grounds.
    private static let accents: Set<StyleToken> = [
        .highlightPrimary, .inputBorderActive, .separatorLineHighlightPrimary, .buttonBackgroundPrimary,
        .buttonActiveHoverPrimary, .buttonBackgroundTertiary, .buttonTextTertiary, .buttonBorderTertiary,
        .buttonActiveHoverTertiary, .menuSelectorHover, .backgroundGradientDark, .backgroundGradientLight,
        .topBarGradient1, .topBarGradient2, .topBarGradient3, .liveBorder1, .liveBorder2, .liveBorder3,
    ]

    /// Grounds that say something, so that a terminal without colours shows them in reverse.
    private static let emphasis: Set<StyleToken> = [
        .highlightPrimary, .highlightSecondary, .highlightTertiary, .buttonBackgroundPrimary,
        .buttonActiveHoverPrimary, .buttonBackgroundSecondary, .buttonActiveHoverSecondary,
        .buttonBackgroundTertiary, .buttonActiveHoverTertiary, .alertError, .alertSuccess, .alertWarning,
        .myTicketsWon, .myTicketsLost, .myTicketsOther, .statsHome, .statsAway, .liveTag, .bubblesPrimary,
        .menuSelectorHover,
        .backgroundGradientDark, .backgroundGradientLight, .topBarGradient1, .topBarGradient2, .topBarGradient3,
        .liveBorder1, .liveBorder2, .liveBorder3,
    ]
}
