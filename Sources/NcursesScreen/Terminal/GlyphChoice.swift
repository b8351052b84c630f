/// The choice of the characters to draw with, and the reason.
public struct GlyphChoice: Hashable, Sendable {
    /// Whether to stay inside ASCII.
    public let isASCII: Bool
    /// Why, in a phrase such as "the locale writes UTF-8".
    public let reason: String

    /// What the locale of the environment asks for.
    public static var current: GlyphChoice { GlyphChoice(asked: false, locale: .current) }

    /// - Parameter asked: whether `--ascii` was given.
    package init(asked: Bool, locale: TextLocale) {
        isASCII = asked || !locale.isUTF8
        let missing = locale.missingName.map {
            "the locale \(DisplayText($0).truncated(to: 30).string) is not installed"
        }
        reason =
            if asked {
                "--ascii was given"
            } else if locale.isUTF8 {
                missing.map { "\($0), and \(locale.name) stands in for it" } ?? "the locale writes UTF-8"
            } else {
                missing ?? "the locale writes \(locale.codeset), not UTF-8"
            }
    }
}
