/// The check that nothing is drawn in the colour of its own ground, not even decoration, of which no contrast is asked.
///
/// Ends of lines that fade may be. The edge of a level that looks like the one below is not drawn at all.
@MainActor
struct HiddenCheck {
    /// The least distance in OKLab between what is drawn and its ground: half of what people just tell apart.
    static let leastDistance = 0.01

    let style: StyleProvider
    let depth: ColorDepth
    let pairs: DrawnPairs

    func shortfalls() -> [ThemeShortfall] {
        var colors = ShownColors(style: style, depth: depth)
        return pairs.shortfalls { shortfall(of: $0, drawnBy: $1, &colors) }
    }

    private func shortfall(
        of shape: DrawnShape, drawnBy user: String, _ colors: inout ShownColors
    ) -> ThemeShortfall? {
        guard !shape.mayVanish, !colors.isLostGround(shape.cell) else { return nil }
        let look = colors.look(of: shape.cell)
        let distance = look.foreground.distance(to: look.background)
        guard distance < Self.leastDistance else { return nil }
        let pair = shape.pair
        let shown = colors.texts(of: shape.cell)
        return ThemeShortfall(
            kind: .hidden, depth: depth, name: "\(pair.kind.rawValue): \(pair.name)",
            roles: [pair.foreground, pair.background].map(StyleMap.name),
            shown: [shown.foreground, shown.background], measured: distance, needed: Self.leastDistance,
            help: "drawn by \(user): draw it in another role")
    }
}
