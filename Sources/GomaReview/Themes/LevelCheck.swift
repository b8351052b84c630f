/// The check that grounds which lie on each other can be told apart, each a step nearer to the text than the one below. By day a card
/// may lie on either side of its page: white on grey, too.
///
/// Where colours are few, or the terminal's own, two may be the same; then lines part them.
struct LevelCheck: Sendable {
    /// The least contrast ratio between neighbours.
    static let leastRatio = 1.2

    let style: StyleProvider
    let depth: ColorDepth

    func shortfalls() -> [ThemeShortfall] {
        let levels = GroundLevel.allCases
        // Controls lie on cards, and beside them on the page.
        let pairs = Array(zip(levels, levels.dropFirst())) + [(.page, .control)]
        return pairs.compactMap { below, above in shortfall(of: above, on: below) }
    }

    /// What is wrong between two levels that lie on each other; `nil` where they are far enough apart.
    func shortfall(of above: GroundLevel, on below: GroundLevel) -> ThemeShortfall? {
        var colors = ShownColors(style: style, depth: depth)
        let (shown, ground) = (colors.ground(of: above.role), colors.ground(of: below.role))
        let isPalette = depth.isFew || [above, below].contains { style.ownColor(of: $0.role) != nil }
        guard !(isPalette && shown == ground) else { return nil }
        let goesUp = isNearerToText(shown, than: ground) || (above == .card && style.appearance == .light)
        let ratio = Contrast.ratio(shown, ground)
        guard !goesUp || ratio < Self.leastRatio else { return nil }
        let direction = style.appearance == .dark ? "lighter" : "darker"
        let advice = suggestion(above: ground).map { "such as \($0.hex)" } ?? "or \(below.role.name) less so"
        return ThemeShortfall(
            kind: .level, depth: depth, name: "\(below), \(above)", roles: [below.role.name, above.role.name],
            shown: [below, above].map { colors.text(ofGround: $0.role) },
            measured: goesUp || ratio == 1 ? ratio : 1 / ratio, needed: Self.leastRatio,
            help: "make \(above.role.name) \(direction), \(advice)")
    }

    private func isNearerToText(_ color: RGBColor, than other: RGBColor) -> Bool {
        let (one, two) = (Contrast.luminance(of: color), Contrast.luminance(of: other))
        return style.appearance == .dark ? one > two : one < two
    }

    /// The first colour on the way to the text that is far enough from the ground below at this depth and without loss.
    private func suggestion(above ground: RGBColor) -> RGBColor? {
        let end = RGBColor(style.appearance == .dark ? 0xFFFFFF : 0x000000)
        var colors = ShownColors(style: style, depth: depth)
        return (1...Self.steps).lazy.map { end.mixed(share: Double($0) / Double(Self.steps), over: ground) }
            .first { color in
                let seen = colors.ground(of: .rgb(color))
                return min(Contrast.ratio(color, ground), Contrast.ratio(seen, ground)) >= Self.leastRatio
            }
    }

    private static let steps = 128
}
