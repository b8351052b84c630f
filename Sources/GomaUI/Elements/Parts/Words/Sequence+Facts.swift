extension Sequence<String> {
    /// Short facts in a row, with dots between them; lines break before the dots, and what is empty is none.
    package func asFacts(in glyphs: Glyphs) -> String {
        filter { !$0.isEmpty }.map { $0.replacing(" ", with: "\u{A0}") }
            .joined(separator: " \(glyphs.separatorDot.string)\u{A0}")
    }
}
