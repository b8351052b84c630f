import Testing

@testable import TerminalKit

/// Characters that a package brings for meanings of its own.
struct GlyphsTests {
    @Test func `a glyph of a package is drawn as its set has it`() {
        #expect(Glyphs.unicode.tide == "≈")
        #expect(Glyphs.ascii.tide == "~")
    }

    @Test func `a set may draw another one`() {
        var glyphs = Glyphs.unicode
        glyphs[.tide] = "∿"

        #expect(glyphs.tide == "∿")
        #expect(glyphs != .unicode)
        #expect(Glyphs.unicode.tide == "≈")
    }
}

extension Glyph {
    fileprivate static let tide = Self("tide", unicode: "≈", ascii: "~")
}

extension Glyphs {
    fileprivate var tide: DisplayText { self[.tide] }
}
