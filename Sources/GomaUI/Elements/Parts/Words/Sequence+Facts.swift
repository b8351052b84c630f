extension Sequence<String> {
    /// Short facts in a row, with dots between them; lines break behind the dots.
    package func asFacts(in glyphs: Glyphs) -> String {
        map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: "\u{A0}\(glyphs.separatorDot.string) ")
    }
}
