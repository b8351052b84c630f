/// The check that no colour that says something adorns: a ground that goes from one colour to another, or a line that fades,
/// in the colours of errors, warnings or success says what it does not mean.
@MainActor
struct AdornmentCheck {
    let style: StyleProvider
    let depth: ColorDepth
    let pairs: DrawnPairs

    private static let meanings: Set<ColorRole> = [.alertError, .alertWarning, .alertSuccess]

    /// What is found does not hang on a depth, so it is told at the first of them.
    func shortfalls() -> [ThemeShortfall] {
        guard depth == ThemeCheck.depths.first else { return [] }
        var colors = ShownColors(style: style, depth: depth)
        return pairs.shortfalls { shortfall(of: $0, drawnBy: $1, &colors) }
    }

    private func shortfall(
        of shape: DrawnShape, drawnBy user: String, _ colors: inout ShownColors
    ) -> ThemeShortfall? {
        let pair = shape.pair
        // The end of a ground that says something is decoration too, and says the same.
        let isOrnament = pair.kind == .decoration && !shape.isGroundPart
        let adornments = [(pair.background, pair.background.isDecoration), (pair.foreground, isOrnament)]
        let roles = adornments.filter(\.1).flatMap(\.0.roles).filter(Self.meanings.contains)
        guard let role = roles.first else { return nil }
        return ThemeShortfall(
            kind: .adornment, depth: depth, name: "\(pair.kind.rawValue): \(pair.name)", roles: [role.name],
            shown: [colors.text(of: role)], measured: Double(Set(roles).count), needed: 0,
            help: "drawn by \(user): adorn in the accent, or in a ground")
    }
}
