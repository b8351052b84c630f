import Expectations
import TerminalKit
import Testing

@testable import GomaKit

struct ColorSchemeTests {
    /// Ocean by Chris Kempson.
    private static let ocean = [
        "2b303b", "343d46", "4f5b66", "65737e", "a7adba", "c0c5ce", "dfe1e8", "eff1f5", "bf616a", "d08770", "ebcb8b",
        "a3be8c", "96b5b4", "8fa1b3", "b48ead", "ab7967",
    ]

    private static let hardPalettes: [[String]] = [
        ocean, ocean.reversed(), Array(repeating: "808080", count: 16), Array(repeating: "ffffff", count: 16),
        Array(repeating: "00ff00", count: 8) + Array(repeating: "ff0000", count: 8),
    ]

    private static func slots(_ colors: [String], indent: String = "") -> String {
        colors.enumerated().map { "\(indent)\(ColorScheme.slotName($0.offset)): \"\($0.element)\"\n" }.joined()
    }

    private static let flat = "scheme: \"Ocean\"\nauthor: \"Chris Kempson\"\n" + slots(ocean)

    private func scheme(_ yaml: String) throws -> ColorScheme { try ColorScheme(yaml: yaml, file: "s.yaml") }

    private func message(for yaml: String) -> String? {
        let error = #expect(throws: SchemeError.self) { try scheme(yaml) }
        return error?.description
    }

    @Test func `the flat form is read, and its bright colours are the normal ones`() throws {
        let scheme = try scheme(Self.flat)

        expect(scheme.name, is: "Ocean")
        expect(scheme.author, is: "Chris Kempson")
        expect(scheme.appearance, is: .dark)
        expect(scheme.palette.map(\.hex).prefix(16), is: Self.ocean.map { "#\($0)" }[...])
        expect(scheme.palette[0x10], is: scheme.palette[0])
        expect(scheme.palette[0x14], is: scheme.palette[0xB])
    }

    @Test func `where a scheme has 16 colours, those of the other eight are the nearest of them`() throws {
        let palette = try scheme(Self.flat).palette
        let nearest: [Int] = [0, 0, 0x8, 0xA, 0xB, 0xC, 0xD, 0xE]

        expect(Array(palette.suffix(8)), is: nearest.map { palette[$0] })
    }

    @Test func `a field that only ends as a colour's does is none`() throws {
        let scheme = try scheme(Self.flat + "note00: \"ffffff\"\nnote01: none\n")

        expect(scheme.palette.prefix(2), is: [RGBColor(0x2B303B), RGBColor(0x343D46)])
    }

    @Test func `the newer form is read with its 24 colours and variant`() throws {
        let colors = (Self.ocean + (0..<8).map { "00000\($0)" }).map { "#\($0)" }
        let scheme = try scheme(
            "system: base24\nname: Day & Night\nvariant: light\npalette:\n" + Self.slots(colors, indent: "  "))

        expect(scheme.appearance, is: .light)
        expect(scheme.palette[0x17], is: RGBColor(0x000007))
        expect(scheme.themeName, is: "day-night")
    }

    @Test func `what is wrong with a scheme is named with its line`() {
        expect(
            message(for: "author: a\n" + Self.slots(Self.ocean)),
            is: "s.yaml: \"scheme\" is missing; a base16 or base24 scheme has it with the scheme's name")
        expect(
            message(for: "scheme: a\n" + Self.slots(Self.ocean.dropLast(2))),
            is: "s.yaml: base0E, base0F missing; a scheme has base00 to base0F")
        expect(
            message(for: Self.flat.replacing("343d46", with: "xyz")),
            is: "s.yaml:4: base01: \"xyz\" is not a colour; write \"rrggbb\"")
        expect(
            message(for: Self.flat.replacing("343d46", with: "xyz").replacing("bf616a", with: "")),
            is: "s.yaml:4: base01: \"xyz\" is not a colour; write \"rrggbb\"\n"
                + "s.yaml:11: base08: \"\" is not a colour; write \"rrggbb\"")
        expect(
            message(for: Self.flat + "variant: dusk\n"), is: "s.yaml:19: variant: \"dusk\" is not one of light, dark")
        expect(
            message(for: "name: n\npalette: none"), is: "s.yaml: palette: write base00 to base0F with a colour each")
    }

    @Test func `a colour that is readable stays as the scheme has it`() throws {
        let made = SchemeTheme(try scheme(Self.flat))

        expect(made.theme.color(of: .backgroundPrimary), is: RGBColor(0x2B303B))
        expect(made.theme.color(of: .alertSuccess), is: RGBColor(0xA3BE8C))
        expect(made.theme.title, is: "Ocean")
        #expect(made.adjustments.contains { $0.role == .alertError && $0.from == RGBColor(0xBF616A) })
        for adjustment in made.adjustments {
            expect(made.theme.color(of: adjustment.role), is: adjustment.to)
            let token = try #require(adjustment.role.token)
            expect(adjustment.from, is: SchemeMapping.color(of: token, in: try scheme(Self.flat)))
        }
    }

    @Test func `white is the lighter of a scheme's first and eighth colours, and black the darker`() throws {
        for colors in [Self.ocean, Array(Self.ocean.prefix(8).reversed()) + Self.ocean.suffix(8)] {
            let scheme = try scheme("scheme: n\n" + Self.slots(colors))

            expect(SchemeMapping.color(of: .allWhite, in: scheme), is: RGBColor(0xEFF1F5))
            expect(SchemeMapping.color(of: .allDark, in: scheme), is: RGBColor(0x2B303B))
        }
    }

    /// Ordinary palettes, one turned upside down, and some that no text could be read in.
    @Test(arguments: hardPalettes)
    func `every pair of the mapping is brought to its contrast`(colors: [String]) throws {
        let made = SchemeTheme(try scheme("scheme: n\n" + Self.slots(colors)))

        for pair in SchemePair.all {
            let text = try #require(made.theme.color(of: pair.role))
            for ground in pair.grounds {
                let ratio = Contrast.ratio(text, try #require(made.theme.color(of: ground)))
                #expect(ratio >= pair.ratio, "\(pair.role.name) on \(ground.name): \(ratio)")
            }
        }
    }

    @Test func `a scheme's theme is written and read back to the same values`() throws {
        let made = SchemeTheme(try scheme(Self.flat)).theme

        try expect(ThemeLibrary([]).theme(yaml: ThemeWriter.yaml(made), file: "ocean.yaml"), is: made)
    }
}
