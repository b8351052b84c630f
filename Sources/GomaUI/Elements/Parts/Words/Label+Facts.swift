extension Label {
    /// Shows short facts in a row, with dots between them; they are read with commas.
    package func show(facts: [String]) {
        text = facts.asFacts(in: glyphs)
        accessibilityLabel = ReadingText.joined(facts)
    }
}
