extension CompactMatchHeaderDisplayState {
    /// Whether the match is being played.
    package var isOn: Bool { time?.isOn ?? false }

    /// Shows how far a match has come.
    package mutating func show(_ match: Match) { time.show(match) }
}
