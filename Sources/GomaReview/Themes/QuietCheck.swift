/// The check that what cannot be used is quieter than what can: its ground lies nearer to the card's, and so does its text.
///
/// Where colours are few, or the terminal's own, nothing lies between; then attributes and lines with gaps say it.
struct QuietCheck: Sendable {
    /// What can be used, and the same where it cannot.
    private static let pairs: [(on: ColorRole, off: ColorRole)] = [
        (.backgroundOdds, .backgroundDisabledOdds), (.inputBackground, .inputBackgroundDisable),
        (.buttonBackgroundPrimary, .buttonDisablePrimary), (.textOdds, .textDisabledOdds),
        (.textPrimary, .textDisablePrimary),
    ]

    let style: StyleProvider
    let depth: ColorDepth

    func shortfalls() -> [ThemeShortfall] {
        guard !depth.isFew else { return [] }
        var colors = ShownColors(style: style, depth: depth)
        return Self.pairs.compactMap { shortfall(of: $0.off, beside: $0.on, &colors) }
    }

    private func shortfall(of off: ColorRole, beside on: ColorRole, _ colors: inout ShownColors) -> ThemeShortfall? {
        guard ![on, off].contains(where: { style.ownColor(of: $0) != nil }) else { return nil }
        let card = colors.ground(of: GroundLevel.card.role)
        let (used, unused) = (
            Contrast.ratio(colors.ground(of: on), card), Contrast.ratio(colors.ground(of: off), card)
        )
        guard unused >= used else { return nil }
        return ThemeShortfall(
            kind: .quiet, depth: depth, name: "\(off.name) beside \(on.name)", roles: [on.name, off.name],
            shown: [on, off].map { colors.text(ofGround: $0) }, measured: used, needed: unused,
            help: "bring \(off.name) nearer to \(GroundLevel.card.role.name)")
    }
}
