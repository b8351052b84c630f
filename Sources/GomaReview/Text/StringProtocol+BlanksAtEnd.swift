extension StringProtocol {
    /// The text without the blanks at its end.
    var withoutBlanksAtEnd: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" }
}
