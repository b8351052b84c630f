/// What a label does with a text that is longer than its room, said where the label is made:
/// `Label(foreground: .textSecondary).wrapping(upTo: 2)`.
extension Label {
    /// This label, on as many rows as its text needs; on so many at most where a limit is given.
    public func wrapping(upTo lines: Int? = nil) -> Self {
        maximumLines = lines ?? 0
        return self
    }

    /// This label, cut there where its text has too little room: see ``truncation``.
    public func truncating(_ mode: TruncationMode) -> Self {
        truncation = mode
        return self
    }
}
