import Expectations
import Testing

@testable import TerminalKit

/// Characters that a package brings for meanings of its own.
struct GlyphsTests {
    @Test func `a glyph of a package is drawn as its set has it`() {
        expect(Glyphs.unicode.tide, is: "≈")
        expect(Glyphs.ascii.tide, is: "~")
    }

    @Test func `a set may draw another one`() {
        var glyphs = Glyphs.unicode
        glyphs[.tide] = "∿"

        expect(glyphs.tide, is: "∿")
        expect(glyphs, isNot: .unicode)
        expect(Glyphs.unicode.tide, is: "≈")
    }

    @Test(
        arguments: [
            ("─", "┄", "─"), ("┄", "─", "─"), ("┄", "┄", "┄"), ("│", "┆", "│"), ("┆", "│", "│"), ("┄", "━", "━"),
            ("━", "┄", "━"), ("┄", "┆", "┼"), ("─", "│", "┼"), ("┆", "╭", "├"), ("┌", "╭", "╭"), ("─", "x", "─"),
            ("x", "─", "x"),
        ] as [(Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)])
    func `a line over another shows both, and a broken one breaks none that is whole`(
        new: Unicode.Scalar, old: Unicode.Scalar, shown: Unicode.Scalar
    ) {
        expect(Glyphs.unicode.joined(new, over: old), is: shown)
    }

    @Test(
        arguments: [
            ("-", "|", "+"), ("|", "-", "+"), ("=", "-", "="), ("-", "=", "="), ("-", "+", "+"), ("#", "+", "#"),
            ("+", "#", "#"), (":", "|", "|"), ("|", ":", "|"), (".", ":", "."), (":", ".", "."), ("=", "|", "="),
            ("-", "x", "-"), ("x", "-", "x"),
        ] as [(Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)])
    func `of two lines in ASCII the heavier is shown, and a cross where they cross`(
        new: Unicode.Scalar, old: Unicode.Scalar, shown: Unicode.Scalar
    ) {
        expect(Glyphs.ascii.joined(new, over: old), is: shown)
    }
}

extension Glyph {
    fileprivate static let tide = Self("tide", unicode: "≈", ascii: "~")
}

extension Glyphs {
    fileprivate var tide: DisplayText { self[.tide] }
}
