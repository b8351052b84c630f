/// The repair that makes a theme readable for what is really drawn: moves what stands on a ground away from it, a little at a time, until
/// no pair is too faint at any depth at which a check would fail.
///
/// A role that stands on a light and on a dark ground is pulled both ways and gets nowhere. What is left after a while is
/// therefore moved as the theme's appearance has it, text to one end and its ground to the other; grounds of pages and
/// cards, on which all else stands, are first spread as far as levels have to be apart, and then keep their place.
@MainActor
struct ThemeRepair {
    private(set) var style: StyleProvider
    /// What is still too faint after all that could be done.
    private(set) var remaining: [ThemeCheck.Finding] = []

    /// Share of white or black mixed in at each step.
    private static let step = 1.0 / 24
    /// Steps after which a role is as light or dark as it can be.
    private static let rounds = 64
    /// Grounds that lie at a level, and are not moved for what stands on them.
    static let pages: Set<ColorRole> = [
        .backgroundPrimary, .backgroundSecondary, .backgroundTertiary, .backgroundCards, .backgroundOdds,
        .inputBackground, .pills, .navPills,
    ]
    private static let white = RGBColor(0xFFFFFF)
    private static let black = RGBColor(0x000000)

    init(_ style: StyleProvider, pairs: DrawnPairs) {
        self.style = LevelSpread.spread(style)
        let pairs = pairs.checked
        repair(for: pairs) { repair, finding in repair.moveAway(finding.pair) }
        let strongest = style.appearance == .dark ? Self.white : Self.black
        let weakest = style.appearance == .dark ? Self.black : Self.white
        repair(for: pairs, ofEachGround: true) { repair, finding in
            let ground = finding.pair.background.mainRole
            // An accent is text elsewhere, so it goes where text goes, and what stands on it the other way.
            let isAccent = ground.map { repair.style.isEmphasis($0) } ?? false
            if let text = finding.pair.foreground.mainRole {
                repair.move(text, to: isAccent ? weakest : strongest)
            }
            if let ground, !Self.pages.contains(ground) { repair.move(ground, to: isAccent ? strongest : weakest) }
        }
    }

    /// Takes steps for as long as something is too faint and something moves.
    /// - Parameter ofEachGround: whether a text that is too faint on several grounds is looked at on each of them.
    private mutating func repair(
        for pairs: [DrawnPair], ofEachGround: Bool = false, step: (inout ThemeRepair, ThemeCheck.Finding) -> Void
    ) {
        for _ in 0..<Self.rounds {
            remaining = Self.findings(of: style, among: pairs)
            let before = style
            for finding in Self.faintest(of: remaining, ofEachGround: ofEachGround) { step(&self, finding) }
            guard style != before else { return }
        }
        remaining = Self.findings(of: style, among: pairs)
    }

    private static func findings(of style: StyleProvider, among pairs: [DrawnPair]) -> [ThemeCheck.Finding] {
        ThemeCheck.bindingDepths.flatMap {
            ThemeCheck.result(of: style, depth: $0, pairs: pairs, users: [:]).findings
        }
    }

    /// For each role that is too faint somewhere the place where it is faintest, in the order of the roles; on each ground
    /// where that is asked for.
    private static func faintest(of findings: [ThemeCheck.Finding], ofEachGround: Bool) -> [ThemeCheck.Finding] {
        var worst: [Int: ThemeCheck.Finding] = [:]
        for finding in findings {
            guard let role = finding.pair.foreground.mainRole else { continue }
            let ground = ofEachGround ? finding.pair.background.mainRole : nil
            let key = Int(role.number) << 16 | (ground.map { Int($0.number) + 1 } ?? 0)
            if finding.ratio < worst[key]?.ratio ?? .infinity { worst[key] = finding }
        }
        return worst.keys.sorted().compactMap { worst[$0] }
    }

    /// Moves a foreground to the end that is farther from its ground.
    private mutating func moveAway(_ pair: DrawnPair) {
        guard let role = pair.foreground.mainRole, let ground = style.color(of: pair.background) else { return }
        let isWhiteFarther = Contrast.ratio(Self.white, ground) > Contrast.ratio(Self.black, ground)
        move(role, to: isWhiteFarther ? Self.white : Self.black)
    }

    private mutating func move(_ role: ColorRole, to end: RGBColor) {
        guard let color = style.color(of: role) else { return }
        style[role] = DynamicColor(.rgb(end.mixed(share: Self.step, over: color)))
    }
}

extension ThemeCheck.Finding {
    /// The pair and its ratio, such as `text: textOdds on backgroundOdds, 4.10 of 4.50`.
    var words: String {
        let least = pair.kind.leastRatio
        let numbers = "\(ThemeCheckReport.number(ratio, reaching: least)) of \(ThemeCheckReport.number(least))"
        return "\(pair.kind.rawValue): \(pair.name), \(numbers)"
    }
}
