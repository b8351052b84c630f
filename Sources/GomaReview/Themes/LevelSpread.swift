/// The repair of grounds that lie too near to each other: each level goes as far towards the text as it has to, and every
/// ground of the same colour goes with it. Where the highest would then be too near to the text, all lie as low as they can.
@MainActor
enum LevelSpread {
    /// Depths at which levels are colours of their own, the least important last; with fewer, lines part them.
    private static let depths: [ColorDepth] = [.direct, .indexed256]
    private static let steps = 128
    /// The contrast up to which a level goes beyond what it has to, to be told apart with 256 colours as well.
    private static let mostRatio = 1.5

    static func spread(_ style: StyleProvider) -> StyleProvider {
        let spread = spread(style, keepsFarLevels: true)
        guard spread != style, let highest = GroundLevel.allCases.last.flatMap({ spread.color(of: $0.role) }),
            Contrast.ratio(end(of: style), highest) < Contrast.text
        else { return spread }
        return self.spread(style, keepsFarLevels: false)
    }

    private static func spread(_ style: StyleProvider, keepsFarLevels: Bool) -> StyleProvider {
        let levels = GroundLevel.allCases
        return zip(levels, levels.dropFirst()).reduce(style) { style, neighbors in
            if keepsFarLevels, isApart(neighbors.1, from: neighbors.0, in: style) { return style }
            return raised(neighbors.1, above: neighbors.0, in: style)
        }
    }

    /// What text goes to.
    private static func end(of style: StyleProvider) -> RGBColor {
        RGBColor(style.appearance == .dark ? 0xFFFFFF : 0x000000)
    }

    /// The nearest colour to the level below that is far enough from it, with 256 colours as well where that is near; as it
    /// is where there is none.
    private static func raised(_ level: GroundLevel, above below: GroundLevel, in style: StyleProvider) -> StyleProvider
    {
        guard let ground = style.color(of: below.role) else { return style }
        let end = end(of: style)
        let colors = (1...steps).map { end.mixed(share: Double($0) / Double(steps), over: ground) }
        let near = colors.prefix { Contrast.ratio($0, ground) <= mostRatio }
        for (candidates, depths) in [(near, depths), (colors[...], [.direct])] {
            for color in candidates {
                let raised = moved(level, to: color, in: style)
                if isApart(level, from: below, in: raised, at: depths) { return raised }
            }
        }
        return style
    }

    private static func isApart(
        _ level: GroundLevel, from below: GroundLevel, in style: StyleProvider, at depths: [ColorDepth] = depths
    ) -> Bool {
        depths.allSatisfy { LevelCheck(style: style, depth: $0).shortfall(of: level, on: below) == nil }
    }

    private static func moved(_ level: GroundLevel, to color: RGBColor, in style: StyleProvider) -> StyleProvider {
        let old = style.color(of: level.role)
        let lower = GroundLevel.allCases.filter { $0.rawValue < level.rawValue }.map(\.role)
        let moving = ColorRole.allCases.filter { role in
            role == level.role
                || ThemeRepair.pages.contains(role) && !lower.contains(role)
                    && style.color(of: role) == old
        }
        return style.customized(Dictionary(uniqueKeysWithValues: moving.map { ($0, DynamicColor(.rgb(color))) }))
    }
}
