/// The check that grounds, lines and plain text have no colour where colours are few: there each colour is needed for
/// something that it means.
struct NeutralCheck: Sendable {
    let style: StyleProvider
    let depth: ColorDepth

    private static let grounds: [ColorRole] =
        GroundLevel.allCases.map(\.role) + [
            .backgroundTertiary, .backgroundOdds, .backgroundDisabledOdds, .inputBackground, .pills,
            .buttonDisablePrimary,
        ]
    private static let texts: [ColorRole] = [
        .separatorLine, .separatorLineSecondary, .backgroundBorder, .textPrimary, .textSecondary, .textOdds,
        .textDisablePrimary, .textDisabledOdds, .iconPrimary, .iconSecondary,
    ]

    func shortfalls() -> [ThemeShortfall] {
        guard depth.isFew else { return [] }
        var colors = ShownColors(style: style, depth: depth)
        let grounds = Self.grounds.map { role in
            (
                role: role, use: "ground", color: colors.ground(of: role),
                text: colors.text(ofGround: role)
            )
        }
        let texts = Self.texts.filter(isPlain).map { role in
            (role: role, use: "text", color: colors.color(of: role), text: colors.text(of: role))
        }
        return (grounds + texts).filter { !$0.color.isNeutral }.map { role, use, color, text in
            ThemeShortfall(
                kind: .neutral, depth: depth, name: "neutral \(use)", roles: [role.name], shown: [text],
                measured: color.chroma, needed: 0, help: "choose black, white, a grey or the terminal's default")
        }
    }

    /// Whether the theme has given the role no hue of its own, which would be its good right.
    private func isPlain(_ role: ColorRole) -> Bool {
        guard case .rgb(let color) = style[role][style.appearance] else { return true }
        return color.isNeutral
    }
}
