/// A made-up match that is on, and how it goes on.
struct LiveMatch: Sendable {
    private(set) var match: Match
    let script: MatchScript

    /// - Parameters:
    ///   - part: what is played; `nil` where the feed tells none.
    ///   - minute: of the part; `nil` in sports that are not played by the clock.
    init(
        _ id: String, in part: MatchPart? = nil, minute: Int? = nil, score: MatchScore = .total(Tally(0, 0)),
        markets: [Market], by script: MatchScript = .match
    ) {
        match = Match(
            id: id, competition: "", home: "", away: "", phase: .live(MatchClock(part ?? .named(""), minute: minute)),
            score: score, markets: markets)
        self.script = script
    }

    /// The times of its script's steps, in their order.
    var times: [Duration] { script.steps(of: match).map(\.time) }

    /// The match once some of its script's steps have been taken; asked for when it is shown, as lists ask for every variant.
    func after(_ count: Int) -> LiveMatch {
        var now = self
        for step in script.steps(of: match).prefix(count) { step.changes.forEach { now.match.apply($0) } }
        return now
    }
}
