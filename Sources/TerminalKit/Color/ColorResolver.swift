/// The source of roles' colours: a theme, seen from below.
public protocol ColorResolver: Sendable {
    /// The role's colour, or `nil` for the terminal's own.
    func color(of role: ColorRole) -> RGBColor?

    /// The colour that the terminal keeps for the role, to be used as it is at every depth; `nil` for a mixed one.
    func ownColor(of role: ColorRole) -> ThemeColor?

    /// The place among the 16 ANSI colours, 0…15, that stands in for the role where there are no more than those; `nil`
    /// where the nearest does. With eight colours a bright one is the normal one.
    func standIn(for role: ColorRole) -> Int?

    /// What a text in this role has beside its colour.
    func attributes(of role: ColorRole) -> TextAttributes

    /// Whether a ground in this role says something (selected, pressed, urgent) that must survive without colours.
    func isEmphasis(_ role: ColorRole) -> Bool

    /// Whether the role is the brand's own colour, which says nothing but that something is chosen or to be done. Where
    /// colours are few it is reverse video, so that no hue that means something is taken for it.
    func isAccent(_ role: ColorRole) -> Bool

    /// The ground that everything lies on, which the terminal's own is taken for; `nil` where nobody knows.
    var page: RGBColor? { get }

    /// Whether the role is a ground on which others stand, rather than a text, a mark or a line.
    func isGround(_ role: ColorRole) -> Bool
}

extension ColorResolver {
    public func ownColor(of role: ColorRole) -> ThemeColor? { nil }

    public func standIn(for role: ColorRole) -> Int? { nil }

    public func attributes(of role: ColorRole) -> TextAttributes { [] }

    public func isGround(_ role: ColorRole) -> Bool { false }

    public func isAccent(_ role: ColorRole) -> Bool { false }

    public var page: RGBColor? { nil }

    /// The colour that a reference stands for, or `nil` for the terminal's own.
    public func color(of reference: ColorReference) -> RGBColor? {
        switch reference.kind {
        case .terminalDefault: return nil
        case .role(let role): return color(of: role)
        case .rgb(let color): return color
        case .blend(let base, let over, let share):
            guard !keepsApart(base, over), let base = color(of: base), let over = color(of: over) else {
                return share < 0.5 ? color(of: base) : color(of: over)
            }
            return over.mixed(share: share, over: base)
        }
    }

    /// Whether two colours of the terminal's own palette differ: nobody knows what lies between them.
    func keepsApart(_ base: ColorRole, _ over: ColorRole) -> Bool {
        guard case .ansi(let one) = ownColor(of: base), case .ansi(let other) = ownColor(of: over) else { return false }
        return one != other
    }
}
