import GomaUI
import TerminalKit

/// The repair of grounds that lie too near to each other: each level goes as far towards the text as it has to, and every
/// ground of the same colour goes with it. Where the highest would then be too near to the text, all lie as low as they can.
enum LevelSpread {
    /// Depths at which levels are colours of their own; with fewer, lines part them.
    private static let depths: [ColorDepth] = [.direct, .indexed256]
    private static let steps = 128

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

    /// The nearest colour to the level below that is far enough from it; as it is where there is none.
    private static func raised(_ level: GroundLevel, above below: GroundLevel, in style: StyleProvider) -> StyleProvider
    {
        guard let ground = style.color(of: below.role) else { return style }
        let end = end(of: style)
        let candidates = (1...steps).lazy.map { step in
            moved(level, to: end.mixed(share: Double(step) / Double(steps), over: ground), in: style)
        }
        return candidates.first { isApart(level, from: below, in: $0) } ?? style
    }

    private static func isApart(_ level: GroundLevel, from below: GroundLevel, in style: StyleProvider) -> Bool {
        depths.allSatisfy { LevelCheck(style: style, depth: $0).shortfall(of: level, on: below) == nil }
    }

    private static func moved(_ level: GroundLevel, to color: RGBColor, in style: StyleProvider) -> StyleProvider {
        let old = style.color(of: level.role)
        let lower = GroundLevel.allCases.filter { $0.rawValue < level.rawValue }.map(\.token)
        let moving = StyleToken.allCases.filter { token in
            token == level.token
                || token.isGround && !lower.contains(token) && style.color(of: ColorRole(token)) == old
        }
        return style.customized(Dictionary(uniqueKeysWithValues: moving.map { ($0, DynamicColor(.rgb(color))) }))
    }
}
