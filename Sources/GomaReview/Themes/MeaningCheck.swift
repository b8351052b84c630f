/// The check that what means different things looks different.
///
/// With many colours the distance in OKLab decides. Where colours are few, or the terminal's own, nobody knows how far
/// apart they are: there it takes another place in the palette, another attribute, or glyphs of their own. Where neither
/// has a hue one glyph is enough: so it is in a theme of greys, and with eight colours on a light ground.
struct MeaningCheck: Sendable {
    let style: StyleProvider
    let depth: ColorDepth

    func shortfalls() -> [ThemeShortfall] {
        var colors = ShownColors(style: style, depth: depth)
        return MeaningPair.all.compactMap { shortfall(of: $0, &colors) }
    }

    private func shortfall(of pair: MeaningPair, _ colors: inout ShownColors) -> ThemeShortfall? {
        let roles = [pair.first.role, pair.second.role]
        let cells = roles.map { cell(of: $0, as: pair.use) }
        let looks = cells.map { colors.look(of: $0) }
        let seen = looks.map { pair.use == .text ? $0.foreground : $0.background }
        guard pair.use == .ground || looks[0].attributes == looks[1].attributes else { return nil }
        let isPalette = depth.isFew || roles.contains { style.ownColor(of: $0) != nil }
        let distance = seen[0].distance(to: seen[1])
        let hasGlyphs = seen.allSatisfy(\.isNeutral) ? pair.first.glyph != pair.second.glyph : pair.hasGlyphs
        let isApart = isPalette ? distance > 0 || hasGlyphs : distance >= pair.leastDistance
        guard !isApart else { return nil }
        return ThemeShortfall(
            kind: .meaning, depth: depth, name: "\(pair.name) as \(pair.use.rawValue)", roles: roles.map(\.name),
            shown: cells.map { cell in
                let texts = colors.texts(of: cell)
                return pair.use == .text ? texts.foreground : texts.background
            },
            measured: distance, needed: pair.leastDistance, help: help(for: pair, isPalette: isPalette))
    }

    /// Texts are looked at on a card, where most of them stand.
    private func cell(of role: ColorRole, as use: MeaningPair.Use) -> Cell {
        switch use {
        case .text:
            Cell(
                cluster: Cluster("a" as Unicode.Scalar), foreground: .role(role), background: .role(.backgroundCards))
        case .ground: Cell(cluster: .space, background: .role(role))
        }
    }

    private func help(for pair: MeaningPair, isPalette: Bool) -> String {
        guard isPalette else { return "make one of them lighter, darker or of another hue" }
        let attribute = pair.use == .text ? ", or an attribute" : ""
        return "both become the same colour: give one of them another hue\(attribute)"
    }
}

extension ColorDepth {
    /// Whether there are so few colours that a theme hardly decides on them.
    var isFew: Bool { self == .indexed16 || self == .indexed8 }
}
