/// The parts that are drawn faint on purpose. Nothing is lost to those who do not see them, so no ratio is asked of them.
enum Decoration: String, CaseIterable, Sendable {
    /// Lines between groups: the gap is there without them.
    case hairline
    /// Lines that fade into their ground: being less and less is what they show.
    case fadingRule
    /// The shape of what is still loading: what comes in its place says it all.
    case shade
    /// Borders of what cannot be used now: WCAG 1.4.11 leaves them out, and the text inside is checked.
    case inactiveBorder
    /// The groove that the thumb of a scroll bar runs in.
    case scrollTrack

    init?(_ cell: Cell) {
        let decoration = Self.allCases.first { $0.matches(cell) }
        guard let decoration else { return nil }
        self = decoration
    }

    private static let hairlines: Set<ColorRole> = [.separatorLine, .separatorLineSecondary, .backgroundBorder]
    private static let rules = DrawnPair.clusters(Glyphs.unicode.horizontalRule)
    private static let shades = DrawnPair.clusters(Glyphs.unicode.placeholder)
    private static let tracks = DrawnPair.clusters(Glyphs.unicode.scrollTrack)

    private static let borders: Set<Cluster> = {
        let glyphs = Glyphs.unicode
        return Set(
            [glyphs.light, glyphs.broken].flatMap { border in
                [
                    border.topLeft, border.topRight, border.bottomLeft, border.bottomRight, border.horizontal,
                    border.vertical,
                ].map { Cluster($0) }
            })
    }()

    private func matches(_ cell: Cell) -> Bool {
        switch (self, cell.foreground.kind) {
        case (.hairline, .role(let role)): Self.hairlines.contains(role)
        case (.fadingRule, .blend): Self.rules.contains(cell.cluster)
        case (.shade, _): Self.shades.contains(cell.cluster)
        case (.inactiveBorder, .role(let role)):
            Self.borders.contains(cell.cluster) && role.name.contains("isable")
        case (.scrollTrack, .role(.scroll)): Self.tracks.contains(cell.cluster)
        default: false
        }
    }
}
