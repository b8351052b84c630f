import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

/// Themes in which one thing is wrong, and pictures that show it: what is found, with numbers that others publish.
@MainActor
struct ThemeSpecimenTests {
    private func theme(_ colors: [ColorRole: UInt32]) throws -> StyleProvider {
        try ThemeLibrary.embedded.theme(named: "goma-dark").customized(
            colors.mapValues { DynamicColor(light: RGBColor($0), dark: RGBColor($0)) })
    }

    /// A row of letters in one pair of roles.
    private func pairs(
        _ foreground: ColorRole = .textOdds, on background: ColorRole = .backgroundOdds,
        _ attributes: TextAttributes = [],
        glyph: Character = "a"
    ) -> DrawnPairs {
        var surface = Surface(size: Size(width: 2, height: 1))
        for x in 0..<2 {
            surface[x, 0] = Cell(
                cluster: Cluster(glyph), foreground: .role(foreground), background: .role(background),
                attributes: attributes)
        }
        var pairs = DrawnPairs()
        pairs.add(surface, component: "Slip", state: "Open")
        pairs.add(surface, component: "Slip", state: "Closed")
        pairs.add(surface, component: "Card", state: "Open")
        return pairs
    }

    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, "21.00"), (0x777777, 0xFFFFFF, "4.48"),
            (0x767676, 0xFFFFFF, "4.54"),
            (0xFF0000, 0xFFFFFF, "4.00"), (0x0000FF, 0xFFFFFF, "8.59"), (0xFFFFFF, 0x24262E, "15.09"),
            (0x949494, 0xFFFFFF, "3.03"),
            (0x959595, 0xFFFFFF, "3.00"),
        ] as [(UInt32, UInt32, String)])
    func `contrast is what is published for two colours`(text: UInt32, ground: UInt32, ratio: String) throws {
        var colors = ShownColors(style: try theme([.textOdds: text, .backgroundOdds: ground]), depth: .direct)
        let pair = try #require(pairs().pairs.first)

        expect(ThemeCheckReport.number(colors.ratio(of: pair)), is: ratio)
    }

    @Test(
        arguments: [
            (
                0x777777, DrawnPair.Kind.text, "a", [] as TextAttributes,
                ["text: textOdds on backgroundOdds, 4.47 of 4.50"]
            ), (0x767676, .text, "a", [], []),
            (0x959595, .graphics, "▲", [], ["graphics: textOdds on backgroundOdds, 2.99 of 3.00"]),
            (0x949494, .graphics, "▲", [], []),
            (0x959595, .decoration, "░", [], []),
        ] as [(UInt32, DrawnPair.Kind, Character, TextAttributes, [String])])
    func `a text and a mark are found from the ratio that each wants on, and decoration never`(
        color: UInt32, kind: DrawnPair.Kind, glyph: Character, attributes: TextAttributes, words: [String]
    ) throws {
        let pairs = pairs(.textOdds, on: .backgroundOdds, attributes, glyph: glyph)

        let check = ThemeCheck(try theme([.textOdds: color, .backgroundOdds: 0xFFFFFF]), pairs: pairs)

        expect(pairs.pairs.map(\.kind), is: [kind])
        expect(
            check.depths[0].findings.map { $0.words }, is: words)
    }

    @Test func `what falls short is rounded down, and nothing else`() throws {
        expect(ThemeCheckReport.number(2.9954, reaching: 3), is: "2.99")
        expect(ThemeCheckReport.number(3, reaching: 3), is: "3.00")
        expect(ThemeCheckReport.number(3.996, reaching: 3), is: "4.00")
        let check = ThemeCheck(
            try theme([.textOdds: 0x959595, .backgroundOdds: 0xFFFFFF]), pairs: pairs(glyph: "▲"))

        let lines = ThemeCheckReport.lines(of: [check])

        expect(lines, contains: "  2.99 of 3.00  graphics: textOdds on backgroundOdds")
        expect(lines, contains: "    drawn by Card (Open), Slip (Closed, Open)")
    }

    @Test func `a finding names the pair, and who draws it in which states`() throws {
        let check = ThemeCheck(try theme([.textOdds: 0x777777, .backgroundOdds: 0xFFFFFF]), pairs: pairs())

        let finding = try #require(check.depths[0].findings.first)
        expect(finding.pair.name, is: "textOdds on backgroundOdds")
        expect(finding.users.map(\.component), is: ["Card", "Slip"])
        expect(finding.users.map(\.states), is: [["Open"], ["Closed", "Open"]])
        expect(check.depths.map(\.depth), is: [.direct, .indexed256, .indexed16, .indexed8])
        expect(check.depths.map(\.isBinding), is: [true, true, false, false])
        expect(check.depths.map(\.pairCount), is: [1, 1, 1, 1])
        // The nearest grey of 256 is #767676, which suffices.
        expectEmpty(check.depths[1].findings)
        expect(check.depths[1].lowestTextRatio.map { ThemeCheckReport.number($0) }, is: "4.54")
    }

    @Test func `the faintest for its kind comes first`() throws {
        var both = pairs(.textOdds)
        both.add(
            { () -> Surface in
                var surface = Surface(size: Size(width: 1, height: 1))
                surface[0, 0] = Cell(
                    cluster: Cluster("▲" as Character), foreground: .role(.alertSuccess),
                    background: .role(.backgroundOdds))
                return surface
            }(), component: "Card", state: "Open")
        let check = ThemeCheck(
            try theme([.textOdds: 0x888888, .alertSuccess: 0xAAAAAA, .backgroundOdds: 0xFFFFFF]), pairs: both)

        expect(
            check.depths[0].findings.map(\.pair.name),
            is: [
                "alertSuccess on backgroundOdds", "textOdds on backgroundOdds",
            ])
        expect(check.depths[0].lowestTextRatio.map { ThemeCheckReport.number($0) }, is: "3.54")
    }

    @Test func `a good theme has nothing that is found`() throws {
        let check = ThemeCheck(try ThemeLibrary.embedded.theme(named: "goma-dark"), pairs: pairs())

        #expect(check.hasPassed)
        #expect(check.depths.allSatisfy { $0.findings.isEmpty })
        expect(check.shortfalls, is: [])
    }

    @Test(arguments: [("✓", "✗", true), ("=", "=", false)])
    func `opposites are told apart by their glyphs where their colours do not`(
        first: String, second: String, areApart: Bool
    ) {
        let check = OppositesCheck(
            name: "success, error", distance: 0.3, distances: [(.deuteranopia, 0.09), (.protanopia, 0.1)],
            glyphs: first == second ? nil : "\(first) \(second)")

        expect(check.confusions, is: [.deuteranopia])
        expect(check.areToldApart, is: areApart)
    }
}
