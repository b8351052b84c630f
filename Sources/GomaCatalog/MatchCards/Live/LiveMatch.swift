/// A made-up match that is on, and how it goes on.
struct LiveMatch: Sendable {
    /// The halves of a match.
    enum Half: Sendable {
        case first, second

        fileprivate var name: LocalizationKey {
            switch self {
            case .first: .firstHalf
            case .second: .secondHalf
            }
        }
    }

    private(set) var match: Match
    /// The half that is played; `nil` where the feed tells none.
    private let half: Half?
    let script: MatchScript

    /// - Parameter minute: of the period that is played; `nil` in sports that are not played by the clock.
    init(
        _ id: String, in half: Half? = nil, minute: Int? = nil, score: MatchScore = .total(Tally(0, 0)),
        markets: [Market], by script: MatchScript = .match
    ) {
        match = Match(
            id: id, competition: "", home: "", away: "", phase: .live(MatchClock(minute: minute)), score: score,
            markets: markets)
        self.half = half
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

    /// The match, with its period named in the customer's language.
    @MainActor
    func named(in environment: ViewEnvironment) -> Match {
        guard let half, case .live(var clock) = match.phase else { return match }
        clock.period = environment.text(half.name)
        var match = match
        match.phase = .live(clock)
        return match
    }
}
