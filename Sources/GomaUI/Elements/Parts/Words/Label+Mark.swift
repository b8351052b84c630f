extension Label {
    /// Shows words behind a mark that says the same at a glance; the words alone are read, and blank ones have no mark.
    /// - Parameter mark: empty for none.
    package func show(_ words: String, after mark: String) {
        let isMarked = !mark.isEmpty && !words.allSatisfy(\.isWhitespace)
        text = isMarked ? "\(mark) \(words)" : words
        accessibilityLabel = isMarked ? words : nil
    }
}
