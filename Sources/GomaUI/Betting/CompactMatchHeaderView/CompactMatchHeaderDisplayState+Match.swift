extension CompactMatchHeaderDisplayState {
    /// Whether the match is being played.
    package var isOn: Bool { time?.isOn ?? false }

    /// Shows how far a match has come; a clock that tells nothing leaves what stands there.
    package mutating func show(_ match: Match) {
        if MatchPeriod(of: match) != nil || match.isLive && !isOn { time = MatchTime(of: match, now: nil) }
    }
}
