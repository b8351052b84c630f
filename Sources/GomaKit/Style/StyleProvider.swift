import TerminalKit

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
    /// One colour for each token, by raw value.
    private var colors: [DynamicColor]
    /// What texts in a role have beside their colour.
    public var attributes: [StyleToken: TextAttributes] = [:]
    /// The characters that the theme asks for; `nil` leaves them as they are.
    public var glyphs: ThemeGlyphs?
    /// The borders that the theme asks for; `nil` leaves them as they are.
    public var borders: ThemeBorders?

    /// - Parameter colors: one for every token.
    public init(
        name: String, title: String, author: String, appearance: Appearance, colors: (StyleToken) -> DynamicColor
    ) {
        self.name = name
        self.title = title
        self.author = author
        self.appearance = appearance
        self.colors = StyleToken.allCases.map(colors)
    }

    /// The colour of a token, for both appearances.
    public subscript(token: StyleToken) -> DynamicColor {
        get { colors[Int(token.rawValue)] }
        set { colors[Int(token.rawValue)] = newValue }
    }

    /// The same provider with other colours for some tokens.
    public func customized(_ changes: [StyleToken: DynamicColor]) -> StyleProvider {
        changes.reduce(into: self) { $0[$1.key] = $1.value }
    }

    public func color(of role: ColorRole) -> RGBColor? {
        role.token.map { self[$0][appearance].rgb ?? assumed(for: $0) }
    }

    public func ownColor(of role: ColorRole) -> ThemeColor? {
        guard let token = role.token else { return nil }
        let color = self[token][appearance]
        if case .rgb = color { return nil }
        return color
    }

    public func attributes(of role: ColorRole) -> TextAttributes {
        attributes.isEmpty ? [] : role.token.flatMap { attributes[$0] } ?? []
    }

    /// What the terminal's own colours most likely are: for mixtures, and for measuring contrast.
    private func assumed(for token: StyleToken) -> RGBColor {
        let isBright = token.isGround == (appearance == .light)
        guard token.isGround else { return isBright ? RGBColor(0xE5E5E5) : RGBColor(0x000000) }
        return isBright ? RGBColor(0xFFFFFF) : RGBColor(0x000000)
    }

    public func isEmphasis(_ role: ColorRole) -> Bool { role.token.map(Self.emphasis.contains) ?? false }

    public func isGround(_ role: ColorRole) -> Bool { role.token?.isGround ?? false }

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
