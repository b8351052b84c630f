/// A theme made from a colour scheme, and what had to be changed for it to be readable.
package struct SchemeTheme: Sendable {
    package private(set) var theme: StyleProvider
    /// Roles that are lighter or darker than the scheme has them, in the order of the themes.
    package private(set) var adjustments: [Adjustment] = []

    /// One changed role.
    package struct Adjustment: Hashable, Sendable {
        package let role: ColorRole
        package let from: RGBColor
        package let to: RGBColor
    }

    /// The least ratio between a ground that carries text and the strongest text there can be, so that there is room
    /// for text that is not the strongest.
    private static let room = 7.0
    private static let white = RGBColor(0xFFFFFF)
    private static let black = RGBColor(0x000000)
    private static let steps = 128

    private var colors: [ColorRole: RGBColor] = [:]
    /// What the scheme itself says.
    private let original: [ColorRole: RGBColor]

    package init(_ scheme: ColorScheme) {
        let original = StyleToken.allCases.reduce(into: [:]) {
            $0[ColorRole($1)] = SchemeMapping.color(of: $1, in: scheme)
        }
        self.original = original
        theme = StyleProvider(
            name: scheme.themeName, title: scheme.name, author: scheme.author, appearance: scheme.appearance
        ) { DynamicColor(.rgb(original[$0] ?? Self.black)) }
        colors = original
        let strongest = scheme.appearance == .dark ? Self.white : Self.black
        let ground = scheme.appearance == .dark ? Self.black : Self.white
        for role in SchemePair.grounds { adjust(role, toward: [ground], on: [strongest], ratio: Self.room) }
        // A role with two demands is looked at twice; the second look starts from the first one's colour.
        for pair in SchemePair.all + SchemePair.all {
            adjust(
                pair.role, toward: [strongest, ground], on: pair.grounds.compactMap { colors[$0] }, ratio: pair.ratio)
        }
        var adjusted = theme
        for (role, color) in colors where color != original[role] { adjusted[role] = DynamicColor(.rgb(color)) }
        replaceTheme(with: adjusted)
    }

    /// Takes a theme that has been changed further; what the scheme says stays what changes are told from.
    package mutating func replaceTheme(with changed: StyleProvider) {
        theme = changed
        adjustments = ColorRole.ownCases.compactMap { role in
            guard let from = original[role], let to = changed.color(of: role), from != to else {
                return nil
            }
            return Adjustment(role: role, from: from, to: to)
        }
    }

    /// Mixes a role with one of the ends, as little as it takes to stand out from all grounds.
    private mutating func adjust(
        _ role: ColorRole, toward ends: [RGBColor], on grounds: [RGBColor], ratio: Double
    ) {
        guard let color = colors[role] else { return }
        for step in 0...Self.steps {
            for end in ends {
                let mixed = end.mixed(share: Double(step) / Double(Self.steps), over: color)
                guard grounds.allSatisfy({ Contrast.ratio(mixed, $0) >= ratio }) else { continue }
                colors[role] = mixed
                return
            }
        }
    }
}
