/// Two roles that say different things, so that nobody may take one for the other.
struct MeaningPair: Sendable {
    /// The use of roles where they have to differ.
    enum Use: String, Sendable {
        case text, ground
    }

    /// A role with what it says.
    struct Meaning: Sendable {
        let name: String
        let role: ColorRole
        /// The glyph that says the same without colour, "" where its absence does; `nil` where colour is all there is.
        let glyph: String?

        init(_ name: String, _ role: ColorRole, glyph: DisplayText? = nil) {
            self.name = name
            self.role = role
            self.glyph = glyph?.string
        }
    }

    let first: Meaning
    let second: Meaning
    let use: Use

    /// `accent, error`.
    var name: String { "\(first.name), \(second.name)" }

    /// Whether glyphs part the two where colours cannot.
    var hasGlyphs: Bool {
        guard let one = first.glyph, let other = second.glyph else { return false }
        return one != other
    }

    /// The least distance in OKLab. Texts are seen apart, one here and one there; grounds are wide and lie beside each
    /// other, so that half as much is enough.
    var leastDistance: Double { use == .text ? OppositesCheck.leastDistance : OppositesCheck.leastDistance / 2 }

    private static let glyphs = Glyphs.unicode

    /// All that must differ.
    static var all: [MeaningPair] { texts + badges + prices + buttons }

    /// A price that rose and a success share their colour, as do one that fell and an error, and what is suspended and
    /// what is disabled: these mean nearly the same.
    private static var texts: [MeaningPair] {
        let good = [
            Meaning("success", .alertSuccess, glyph: glyphs.success),
            Meaning("odds up", .myTicketsWon, glyph: glyphs.oddsUp),
        ]
        let bad = [
            Meaning("error", .alertError, glyph: glyphs.error),
            Meaning("odds down", .myTicketsLost, glyph: glyphs.oddsDown),
        ]
        let off = [
            Meaning("suspended", .textDisabledOdds, glyph: glyphs.locked),
            Meaning("disabled", .textDisablePrimary),
        ]
        let live = [Meaning("live", .highlightSecondary, glyph: glyphs.live)]
        return pairs(among: [[Meaning("accent", .highlightPrimary)], bad, good, live, off], as: .text)
    }

    /// Grounds of badges and of what is selected.
    private static var badges: [MeaningPair] {
        pairs(
            among: [
                [Meaning("selected", .highlightPrimary)], [Meaning("error", .alertError, glyph: glyphs.error)],
                [Meaning("success", .alertSuccess, glyph: glyphs.success)],
                [Meaning("live", .highlightSecondary, glyph: glyphs.live)],
            ], as: .ground)
    }

    /// Grounds of a price in all its states.
    private static var prices: [MeaningPair] {
        pairs(
            among: [
                [Meaning("selected", .highlightPrimary)], [Meaning("odds at rest", .backgroundOdds, glyph: "")],
                [Meaning("odds up", .myTicketsWonFaded, glyph: glyphs.oddsUp)],
                [Meaning("odds down", .myTicketsLostFaded, glyph: glyphs.oddsDown)],
                [Meaning("suspended", .backgroundDisabledOdds, glyph: glyphs.locked)],
            ], as: .ground)
    }

    private static var buttons: [MeaningPair] {
        pairs(
            among: [
                [Meaning("primary button", .buttonBackgroundPrimary), Meaning("selected", .highlightPrimary)],
                [Meaning("disabled button", .buttonDisablePrimary)],
            ], as: .ground)
            + pairs(
                among: [
                    [Meaning("primary button", .buttonBackgroundPrimary)],
                    [Meaning("error", .alertError, glyph: glyphs.error)],
                ], as: .ground)
    }

    /// Each of a group with each of the groups behind it.
    private static func pairs(among groups: [[Meaning]], as use: Use) -> [MeaningPair] {
        groups.indices.flatMap { index in
            groups[index].flatMap { first in
                groups[(index + 1)...].joined().map { MeaningPair(first: first, second: $0, use: use) }
            }
        }
    }
}
