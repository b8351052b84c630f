import Expectations
import TerminalKit
import Testing

@testable import GomaKit

struct ThemeLookTests {
    private func theme(_ more: String) throws -> StyleProvider {
        try ThemeLibrary.embedded.theme(yaml: "name: n\nextends: goma-dark\n\(more)", file: "n.yaml")
    }

    private func style(_ theme: StyleProvider, _ depth: ColorDepth, _ foreground: ColorReference) -> TerminalStyle {
        var resolver = StyleResolver(colors: theme, depth: depth)
        return resolver.style(of: Cell(cluster: Cluster("x" as Unicode.Scalar), foreground: foreground))
    }

    @Test(arguments: ColorDepth.allCases.filter { $0 != .monochrome })
    func `a colour of the terminal's palette is itself at every depth`(depth: ColorDepth) throws {
        let theme = try theme(
            "colors:\n  textOdds: ansi:bright-blue\n  textPrimary: default\n  alertError: \"ansi:1\"")

        expect(style(theme, depth, .role(.textOdds)).foreground, is: .indexed(depth == .indexed8 ? 4 : 12))
        expect(style(theme, depth, .role(.textPrimary)).foreground, is: .terminalDefault)
        expect(style(theme, depth, .role(.alertError)).foreground, is: .indexed(1))
    }

    @Test func `blends of palette colours are mixed from xterm's`() throws {
        let theme = try theme("colors: { textOdds: ansi:bright-red, backgroundOdds: default }")

        let half = style(theme, .direct, .blend(.textOdds, share: 0.5, on: .backgroundOdds))

        expect(half.foreground, is: .rgb(RGBColor(0x800000)))
        expect(theme.color(of: .textOdds), is: RGBColor(0xFF0000))
    }

    @Test
    func `a mixture of a palette colour with itself is that colour, and the edge of the terminal's ground is dark`()
        throws
    {
        let theme = try theme("colors: { backgroundOdds: default, backgroundCards: default }")
        var resolver = StyleResolver(colors: theme, depth: .indexed16)

        let mixed = resolver.style(
            of: Cell(cluster: .space, background: .blend(.backgroundOdds, share: 0.5, on: .backgroundCards)))
        let edge = resolver.style(
            of: Cell(
                cluster: Cluster("▐" as Unicode.Scalar), foreground: .role(.backgroundOdds),
                background: .role(.backgroundCards)))

        expect(mixed.background, is: .terminalDefault)
        expect(edge.foreground, is: .indexed(0))
        expect(edge.background, is: .terminalDefault)
    }

    @Test func `grey is not dimmed once more`() throws {
        var resolver = StyleResolver(colors: try theme(""), depth: .indexed16)
        let cell = Cell(
            cluster: Cluster("x" as Unicode.Scalar), foreground: .role(.separatorLine),
            background: .role(.backgroundCards), attributes: [.dim, .bold])

        let style = resolver.style(of: cell)

        expect(style.foreground, is: .indexed(8))
        expect(style.attributes, is: .bold)
    }

    @Test(arguments: ColorDepth.allCases)
    func `attributes of a role join those of the cell`(depth: ColorDepth) throws {
        let theme = try theme("attributes: { textOdds: [dim, underline], textPrimary: bold }")
        var resolver = StyleResolver(colors: theme, depth: depth)
        let cell = Cell(
            cluster: Cluster("x" as Unicode.Scalar), foreground: .role(.textOdds), attributes: .bold)

        expect(resolver.style(of: cell).attributes, is: [.bold, .dim, .underline])
        expect(style(theme, depth, .role(.textPrimary)).attributes, is: .bold)
        expect(style(theme, depth, .role(.textSecondary)).attributes, is: [])
    }

    @Test func `an empty list takes back what the extended theme adds`() throws {
        let mono = try ThemeLibrary.embedded.theme(
            yaml: "name: n\nextends: goma-mono\nattributes: { highlightPrimary: [] }", file: "n.yaml")

        expect(mono.attributes(of: .highlightPrimary), is: [])
        expect(mono.attributes(of: .alertSuccess), is: .bold)
    }

    @Test func `a theme chooses glyphs and borders, and ASCII wins over it`() throws {
        let square = try theme("borders: square")
        let ascii = try theme("glyphs: ascii")
        let asciiBorders = try theme("borders: ascii")

        expect(square.glyphSet(isASCIIOnly: false).light.topLeft, is: "┌")
        expect(square.glyphSet(isASCIIOnly: false).live, is: Glyphs.unicode.live)
        expect(ascii.glyphSet(isASCIIOnly: false), is: .ascii)
        expect(asciiBorders.glyphSet(isASCIIOnly: false).heavy, is: Glyphs.ascii.heavy)
        expect(square.glyphSet(isASCIIOnly: true), is: .ascii)
        try expect(theme("").glyphSet(isASCIIOnly: false), is: .unicode)
    }

    @Test func `square borders have square corners, thin or with gaps, and ASCII borders are ASCII's`() throws {
        let unicode = Glyphs.unicode
        let square = try theme("borders: square").glyphSet(isASCIIOnly: false)
        let ascii = try theme("borders: ascii").glyphSet(isASCIIOnly: false)

        for border in [square.light, square.broken] {
            expect(
                [border.topLeft, border.topRight, border.bottomLeft, border.bottomRight], is: ["┌", "┐", "└", "┘"])
        }
        expect(square.light.horizontal, is: unicode.light.horizontal)
        expect(square.light.vertical, is: unicode.light.vertical)
        expect(square.broken.horizontal, is: unicode.broken.horizontal)
        expect(square.heavy, is: unicode.heavy)
        expect([ascii.light, ascii.broken], is: [Glyphs.ascii.light, Glyphs.ascii.broken])
    }

    @Test(arguments: [("goma-dark", 0x000000 as UInt32, 0xE5E5E5 as UInt32), ("goma-light", 0xFFFFFF, 0x000000)])
    func `the terminal's own colours count as dark and light, as the theme's appearance has them`(
        base: String, ground: UInt32, text: UInt32
    ) throws {
        let theme = try ThemeLibrary.embedded.theme(
            yaml: "name: n\nextends: \(base)\ncolors: { textOdds: default, backgroundOdds: default }", file: "n.yaml")

        expect(theme.color(of: .backgroundOdds), is: RGBColor(ground))
        expect(theme.color(of: .textOdds), is: RGBColor(text))
    }

    @Test(arguments: ThemeLibrary.embedded.names.filter { $0 != "goma-terminal" })
    func `only the terminal theme leaves colours to the terminal`(name: String) throws {
        let theme = try ThemeLibrary.embedded.theme(named: name)

        #expect(ColorRole.allCases.allSatisfy { theme.ownColor(of: $0) == nil })
    }

    @Test func `the terminal theme leaves every colour to the terminal`() throws {
        let theme = try ThemeLibrary.embedded.theme(named: "goma-terminal")

        #expect(ColorRole.allCases.allSatisfy { theme.ownColor(of: $0) != nil })
    }

    @Test func `the monochrome theme has greys alone`() throws {
        let theme = try ThemeLibrary.embedded.theme(named: "goma-mono")

        for token in ColorRole.allCases {
            let color = try #require(theme.color(of: token))
            expect(color.red, is: color.green, "\(token.name)")
            expect(color.green, is: color.blue, "\(token.name)")
        }
    }
}
