/// A market of a match of a league: what it asks, and how a final score answers.
struct LeagueMarket: Sendable {
    /// The questions of markets. Lines are told in quarters: 10 for two and a half.
    enum Kind: Hashable, Sendable {
        /// Home, draw or away.
        case result
        /// Home or away, where there is no draw.
        case winner
        /// Two of the three.
        case double
        /// Whether both score.
        case both
        /// Goals, points or sets above a line, or below.
        case total(MarketName.Count, Int)
        /// Home or away, and the stake back for a draw.
        case drawNoBet
        /// What home has more than away, with a line added.
        case handicap(Int)
        case firstSet
    }

    let id: String
    let kind: Kind
    let group: MarketGroup

    init(_ kind: Kind, id: String, in group: MarketGroup) {
        self.kind = kind
        self.id = id
        self.group = group
    }

    var name: MarketName {
        switch kind {
        case .result: .matchResult
        case .winner: .winner
        case .double: .doubleChance
        case .both: .bothScore
        case .drawNoBet: .drawNoBet
        case .total(let count, let line): .total(count, MarketLine(quarters: line))
        case .handicap(let line): .handicap(MarketLine(quarters: line))
        case .firstSet: .firstSet
        }
    }

    /// What an outcome of it is called, by its name in feeds.
    func title(of outcome: String, home: String, away: String) -> OutcomeName {
        switch (outcome, kind) {
        case ("home", .handicap(let line)): .handicap(home, MarketLine(quarters: line))
        case ("away", .handicap(let line)): .handicap(away, MarketLine(quarters: -line))
        case ("over", .total(_, let line)): .over(MarketLine(quarters: line))
        case ("under", .total(_, let line)): .under(MarketLine(quarters: line))
        case ("home", _): .named(home)
        case ("away", _): .named(away)
        case ("draw", _): .draw
        case ("1x", _): .homeOrDraw
        case ("12", _): .homeOrAway
        case ("x2", _): .drawOrAway
        case ("yes", _): .yes
        default: .no
        }
    }

    /// What stands for an outcome where there is little room; `nil` for its title.
    static func shortTitle(of outcome: String) -> String? {
        switch outcome {
        case "home": "1"
        case "away": "2"
        case "draw": "X"
        case "1x", "12", "x2": outcome.uppercased()
        default: nil
        }
    }

    /// The outcomes by their names in feeds.
    var outcomes: [String] {
        switch kind {
        case .result: ["home", "draw", "away"]
        case .winner, .drawNoBet, .handicap, .firstSet: ["home", "away"]
        case .double: ["1x", "12", "x2"]
        case .both: ["yes", "no"]
        case .total: ["over", "under"]
        }
    }

    /// What the chances of all outcomes come to.
    var sum: Double { kind == .double ? 2 : 1 }

    /// What a final score makes of the outcomes.
    func results(of final: LeagueFinal) -> [Outcome.Result] {
        let lead = final.tally.home - final.tally.away
        return switch kind {
        case .result: [lead > 0, lead == 0, lead < 0].map(Outcome.Result.init(isWon:))
        case .winner: lead == 0 ? [.void, .void] : [lead > 0, lead < 0].map(Outcome.Result.init(isWon:))
        case .double: [lead >= 0, lead != 0, lead <= 0].map(Outcome.Result.init(isWon:))
        case .both: Self.pair(isFirst: final.tally.home > 0 && final.tally.away > 0)
        case .total(_, let line): Self.pair(quarters: 4 * (final.tally.home + final.tally.away) - line)
        case .drawNoBet: Self.pair(quarters: 4 * lead)
        case .handicap(let line): Self.pair(quarters: 4 * lead + line)
        case .firstSet: final.firstSet.map { Self.pair(isFirst: $0 == .home) } ?? [.void, .void]
        }
    }

    /// The results while the match is on, where no score that can still come changes them; `nil` where one can.
    func earlyResults(at score: LeagueFinal) -> [Outcome.Result]? {
        let isDecided =
            switch kind {
            case .total(_, let line): 4 * (score.tally.home + score.tally.away) - line >= 2
            case .both: score.tally.home > 0 && score.tally.away > 0
            case .firstSet: score.firstSet != nil
            case .result, .winner, .double, .drawNoBet, .handicap: false
            }
        return isDecided ? results(of: score) : nil
    }

    func settling(_ results: [Outcome.Result]) -> MatchChange {
        .results(market: id, Dictionary(uniqueKeysWithValues: zip(outcomes, results)))
    }

    private static func pair(isFirst: Bool) -> [Outcome.Result] { isFirst ? [.won, .lost] : [.lost, .won] }

    /// - Parameter quarters: how far above its line the count is.
    private static func pair(quarters: Int) -> [Outcome.Result] {
        switch quarters {
        case 2...: [.won, .lost]
        case 1: [.halfWon, .halfLost]
        case 0: [.void, .void]
        case -1: [.halfLost, .halfWon]
        default: [.lost, .won]
        }
    }
}

extension Outcome.Result {
    fileprivate init(isWon: Bool) { self = isWon ? .won : .lost }
}
