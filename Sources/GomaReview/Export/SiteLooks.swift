/// The themes of a site: what they are called in its markup, and which of them share their pictures.
///
/// A picture names looks, and the style sheet says for each theme what they are, so one picture serves all themes that
/// draw with the same characters.
@MainActor
final class SiteLooks {
    let themes: [StyleProvider]
    /// Themes that draw with the same characters.
    let groups: [(glyphs: Glyphs, themes: [StyleProvider])]
    /// How to draw; pictures inside of components are there from the beginning.
    let drawing: RenderOptions

    init(themes: [StyleProvider], drawing: RenderOptions) {
        precondition(!themes.isEmpty, "a site needs a theme")
        self.themes = themes
        var drawing = drawing
        drawing.picturesAfter = .zero
        self.drawing = drawing
        let isASCIIOnly = drawing.glyphs.isASCII
        groups = themes.grouped { $0.glyphSet(isASCIIOnly: isASCIIOnly) }
            .map { (glyphs: $0.key, themes: $0.elements) }
    }

    /// Says in markup of what components say that it is in another language than the page; nothing where it is in the same.
    var language: String {
        drawing.localization == .english ? "" : " lang=\"\(Markup.escaped(drawing.localization.rawValue))\""
    }

    /// What markup calls a theme.
    static func slug(_ theme: StyleProvider) -> String { FileName.safe(theme.name) }

    /// Picks what stands inside it for one theme.
    private static func scope(_ theme: StyleProvider) -> String { "[data-theme=\"\(slug(theme))\"] " }

    /// The page's own colours in every theme, and which pictures it shows.
    var themeRules: String {
        groups.enumerated().flatMap { place, group in
            group.themes.map { theme in
                let resolver = PaintResolver(theme)
                func color(_ role: ColorRole, _ otherwise: RGBColor) -> String {
                    (theme.color(of: role) ?? otherwise).hex
                }
                let selector = Self.scope(theme).dropLast()
                return "\(selector){color-scheme:\(theme.appearance.rawValue);--page:\(resolver.page.hex);"
                    + "--text:\(resolver.ink.hex);--muted:\(color(.textSecondary, resolver.ink));"
                    + "--card:\(color(.backgroundCards, resolver.page));--line:\(color(.separatorLine, resolver.ink));"
                    + "--accent:\(color(.highlightPrimary, resolver.ink))}\n"
                    + "\(selector) .only-\(theme.appearance == .light ? Appearance.dark.rawValue : Appearance.light.rawValue){display:none}\n"
                    + (groups.count > 1 ? "\(selector) .v:not(.v\(place)){display:none}\n" : "")
            }
        }.joined()
    }

    /// A page's pictures, each in every group's characters, and the rules that colour them.
    struct Pictures {
        private let looks: SiteLooks
        private var table = LookTable()

        @MainActor
        init(_ looks: SiteLooks) { self.looks = looks }

        /// A picture's markup, once for each group of themes.
        /// - Parameter draw: makes the surface with the group's characters.
        @MainActor
        mutating func markup(_ draw: (RenderOptions) throws -> Surface) rethrows -> [String] {
            var lines: [String] = []
            for (place, group) in looks.groups.enumerated() {
                var drawing = looks.drawing
                drawing.glyphs = group.glyphs
                lines +=
                    ["<div class=\"v v\(place)\"\(looks.language)>"]
                    + HTMLPicture.lines(of: try draw(drawing), looks: &table)
                    + ["</div>"]
            }
            return lines
        }

        /// Known once all pictures have been written. What looks the same in every theme, as the colours of a photograph do, is
        /// said once.
        @MainActor
        var rules: [String] {
            let all = looks.themes.map { (scope: SiteLooks.scope($0), rules: table.rules(theme: $0)) }
            return all[0].rules.indices.flatMap { place in
                let rule = all[0].rules[place]
                guard all.contains(where: { $0.rules[place] != rule }) else { return [".pic \(rule)"] }
                return all.map { "\($0.scope).pic \($0.rules[place])" }
            }
        }
    }
}
