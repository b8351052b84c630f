import Foundation

@testable import GomaDomain

/// A day of a league that is played to its end, with what is noticed on the way.
struct LeagueDay {
    private(set) var matches: [String: Match] = [:]
    /// Changes that name what a match does not have.
    private(set) var unknownCount = 0
    private(set) var eventCount = 0
    /// The minute that a match has come to last.
    private(set) var minutes: [String: Int] = [:]
    /// When each match ended, and when its last market was settled.
    private(set) var ends: [String: Duration] = [:]
    private(set) var settlings: [String: Duration] = [:]

    static let opening = Date(timeIntervalSince1970: 1_781_201_700)

    init(
        _ league: League, upTo end: Duration = .seconds(1_000_000),
        after each: (LeagueEvent, Match) -> Void = { _, _ in }
    ) {
        for match in league.matches { matches[match.id] = match }
        for event in league.changes {
            guard event.time <= end else { return }
            eventCount += 1
            if matches[event.match]?.apply(event.change) != true { unknownCount += 1 }
            switch event.change {
            case .clock(let clock): minutes[event.match] = clock.minute ?? minutes[event.match]
            case .ended: ends[event.match] = event.time
            case .results: settlings[event.match] = event.time
            default: break
            }
            if let match = matches[event.match] { each(event, match) }
        }
    }
}

extension Match {
    /// As it is for those who have not seen its prices move.
    var unmoved: Match {
        var match = self
        for market in match.markets.indices {
            for outcome in match.markets[market].outcomes.indices {
                let price = match.markets[market].outcomes[outcome].price
                match.markets[market].outcomes[outcome].price = Price(price.odds)
            }
        }
        return match
    }

    /// Goals or points, or sets, as the scoreboard shows them at the end.
    var finalTally: Tally {
        switch score {
        case .total(let tally): tally
        case .periods(let periods): periods.reduce(Tally(0, 0), +)
        case .sets(let sets), .games(let sets, _):
            Tally(sets.count { $0.home > $0.away }, sets.count { $0.home < $0.away })
        }
    }
}

extension Market {
    /// What all outcomes come to in the bookmaker's eyes: above one by the bookmaker's share.
    var margin: Double {
        let sum = outcomes.reduce(0) { $0 + 1 / $1.odds.value.nearest }
        return id == "double" ? sum / 2 : sum
    }

    /// Its line, such as 2.25.
    var line: Double? {
        switch name {
        case .total(_, let line), .handicap(let line): line.value.nearest
        default: nil
        }
    }

    /// What a stake of one brings back where nothing is won on top: what results mean to money, whatever they are called.
    func expectedReturns(_ tally: Tally, firstSet: ScoreSide?) -> [Double] {
        let lead = tally.home - tally.away
        /// Half of a stake stands on each of the two lines nearest to one.
        func share(_ value: Double, over line: Double) -> Double {
            [line - 0.25, line + 0.25].map { half in
                let near = (half * 2).rounded(half < line ? .up : .down) / 2
                return value > near ? 1 : value == near ? 0.5 : 0
            }.reduce(0, +) / 2
        }
        switch id {
        case "1x2": return [lead > 0, lead == 0, lead < 0].map { $0 ? 1 : 0 }
        case "double": return [lead >= 0, lead != 0, lead <= 0].map { $0 ? 1 : 0 }
        case "winner": return [lead > 0, lead < 0].map { $0 ? 1 : 0 }
        case "btts": return tally.home > 0 && tally.away > 0 ? [1, 0] : [0, 1]
        case "set1": return firstSet == .home ? [1, 0] : [0, 1]
        case "dnb": return lead == 0 ? [0.5, 0.5] : lead > 0 ? [1, 0] : [0, 1]
        case "ah", "spread", "sets-ah":
            let over = share(Double(lead), over: -(line ?? .nan))
            return [over, 1 - over]
        default:
            let over = share(Double(tally.home + tally.away), over: line ?? .nan)
            return [over, 1 - over]
        }
    }
}
