@MainActor
extension CompactMatchHeaderDisplayState {
    /// Shows how far a match has come.
    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        mode = CompactMatchHeaderMode(match, time: match.shortTime(in: environment) ?? mode.text)
    }
}

extension CompactMatchHeaderMode {
    /// - Parameter time: the start, or how far the match has come, ready to read.
    package init(_ match: Match, time: String) {
        self =
            switch match.phase {
            case .upcoming: .preLive(date: time)
            case .live: .live(status: time)
            case .ended: .ended(status: time)
            }
    }
}
