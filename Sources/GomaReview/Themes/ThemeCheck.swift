/// The check that a theme can be read: each pair of colours that is really drawn, at each depth of colour, against the ratios
/// of WCAG 2.1; that what means different things looks different, that levels of ground can be told apart and that grounds
/// stay neutral where colours are few; and that opposites stay apart for those who see fewer colours.
package struct ThemeCheck: Sendable {
    /// A pair that is fainter than it may be.
    struct Finding: Sendable {
        let pair: DrawnPair
        let ratio: Double
        /// Components that draw it, with the states in which they do.
        let users: [(component: String, states: [String])]
    }

    /// All pairs at one depth.
    struct DepthResult: Sendable {
        let depth: ColorDepth
        let pairCount: Int
        /// The lowest ratio of text that can be used; `nil` where none is drawn.
        let lowestTextRatio: Double?
        /// Faintest for its kind first.
        let findings: [Finding]
        /// Whether a finding is a failure.
        var isBinding: Bool { ThemeCheck.bindingDepths.contains(depth) }
    }

    let style: StyleProvider
    let depths: [DepthResult]
    let opposites: [OppositesCheck]
    /// Meanings that look alike, levels that cannot be told apart, grounds that are coloured, what is loud although it
    /// cannot be used, what nobody sees, and what adorns in a colour that says something: depth by depth.
    let shortfalls: [ThemeShortfall]

    /// Depths that are checked; without colours the attributes carry everything.
    static let depths: [ColorDepth] = [.direct, .indexed256, .indexed16, .indexed8]
    /// Those at which what is too faint is a failure: with 16 colours and fewer a theme can do little about it.
    static let bindingDepths: [ColorDepth] = [.direct, .indexed256]

    @MainActor
    package init(_ style: StyleProvider, pairs: DrawnPairs) {
        self.style = style
        let checked = pairs.checked
        depths = Self.depths.map { Self.result(of: style, depth: $0, pairs: checked, users: pairs.users) }
        opposites = OppositesCheck.all(of: style)
        shortfalls = Self.depths.flatMap { Self.shortfalls(of: style, depth: $0, pairs: pairs) }
    }

    @MainActor
    private static func shortfalls(
        of style: StyleProvider, depth: ColorDepth, pairs: DrawnPairs
    ) -> [ThemeShortfall] {
        let found: [[ThemeShortfall]] = [
            MeaningCheck(style: style, depth: depth).shortfalls(),
            LevelCheck(style: style, depth: depth).shortfalls(),
            NeutralCheck(style: style, depth: depth).shortfalls(),
            QuietCheck(style: style, depth: depth).shortfalls(),
            TwinCheck(style: style, depth: depth, pairs: pairs).shortfalls(),
            HiddenCheck(style: style, depth: depth, pairs: pairs).shortfalls(),
            AdornmentCheck(style: style, depth: depth, pairs: pairs).shortfalls(),
        ]
        return found.flatMap(\.self)
    }

    package var hasPassed: Bool {
        depths.allSatisfy { !$0.isBinding || $0.findings.isEmpty } && opposites.allSatisfy(\.areToldApart)
            && shortfalls.isEmpty
    }

    /// - Parameters:
    ///   - pairs: what is drawn, in the order in which equally faint ones are told.
    ///   - users: who draws it, as far as that is asked for.
    @MainActor
    static func result(
        of style: StyleProvider, depth: ColorDepth, pairs: [DrawnPair], users: [DrawnPair: DrawnPairs.Users]
    ) -> DepthResult {
        var colors = ShownColors(style: style, depth: depth)
        var findings: [Finding] = []
        var lowestText: Double?
        for pair in pairs {
            let ratio = colors.ratio(of: pair)
            if pair.kind == .text { lowestText = min(lowestText ?? ratio, ratio) }
            guard ratio < pair.kind.leastRatio else { continue }
            let drawing = users[pair] ?? [:]
            let named = drawing.keys.sorted().map { (component: $0, states: (drawing[$0] ?? []).sorted()) }
            findings.append(Finding(pair: pair, ratio: ratio, users: named))
        }
        return DepthResult(
            depth: depth, pairCount: pairs.count, lowestTextRatio: lowestText,
            findings: findings.sorted { $0.ratio / $0.pair.kind.leastRatio < $1.ratio / $1.pair.kind.leastRatio })
    }
}
