/// An event of a sportsbook's feed.
///
/// ```
/// {"at":12.5,"type":"odds","match":"m1","market":"1x2","outcome":"home","odds":1.95}
/// {"at":13,"type":"suspended","match":"m1","market":"1x2","suspended":true}
/// {"at":20,"type":"score","match":"m1","home":1,"away":0}
/// {"at":21,"type":"clock","match":"m1","period":"1st half","minute":23}
/// {"at":90,"type":"ended","match":"m1"}
/// {"at":91,"type":"settled","match":"m1","market":"double","winners":["1x","12"]}
/// {"at":92,"type":"settled","match":"m1","market":"asian","results":{"over":"halfWon","under":"halfLost"}}
/// {"at":0,"type":"match","match":{"id":"m2","competition":"League","home":"Ashford","away":"Kendal","markets":[…]}}
/// {"at":93,"type":"statistics","match":"m1","statistics":{"possession":[58,42],"shots":[12,7]}}
/// ```
///
/// Each of several winners is paid in full, as two of a double chance are; a dead heat, which divides the stake, has no event.
package struct SportsbookEvent: FeedEvent, Hashable {
    /// Since the recording began; `nil` for events that count as they come.
    package let time: Duration?
    let match: String
    let change: MatchChange
}

extension SportsbookEvent {
    private enum Key: String, CodingKey {
        case at, type, match, market, outcome, odds, suspended, home, away, period, minute, winners, results, statistics
    }

    private enum Kind: String, CaseIterable, Decodable {
        case odds, suspended, score, clock, ended, settled, statistics, match
    }

    /// - Throws: `DecodingError` that names the field, for odds and scores outside their range and for a minute that no match has
    ///   too.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) throws -> String { try values.text(key) }
        time = try values.feedTime(.at)
        guard let kind = Kind(rawValue: try text(.type)) else {
            throw values.wrong(.type, "wants one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        let named = kind == .match ? nil : try text(.match)
        switch kind {
        case .match: change = .match(try values.decode(MatchEntry.self, forKey: .match).match)
        case .odds:
            let odds = try values.decode(Odds.self, forKey: .odds)
            change = .odds(market: try text(.market), outcome: try text(.outcome), odds)
        case .suspended:
            change = .suspended(market: try text(.market), try values.decode(Bool.self, forKey: .suspended))
        case .score:
            let home = try Self.whole("a whole number", in: Score.range, .home, of: values)
            let away = try Self.whole("a whole number", in: Score.range, .away, of: values)
            change = .score(.total(Tally(home, away)))
        case .clock:
            let isBreak = try !values.contains(.minute) || values.decodeNil(forKey: .minute)
            let minute = isBreak ? nil : try Self.whole("a minute", in: 0...999, .minute, of: values)
            change = .clock(MatchClock(.named(try text(.period)), minute: minute))
        case .ended: change = .ended
        case .statistics:
            change = .statistics(try values.decode(StatisticsEntry.self, forKey: .statistics).statistics)
        case .settled:
            let market = try text(.market)
            guard values.contains(.results) else {
                change = .settled(market: market, winners: try Self.winners(values))
                break
            }
            guard !values.contains(.winners) else {
                throw values.wrong(.results, "stands beside winners, which it takes the place of")
            }
            let words = try values.decode([String: String].self, forKey: .results)
            change = .results(
                market: market,
                try words.mapValues { word in
                    guard let result = Outcome.Result(rawValue: word) else {
                        let known = Outcome.Result.allCases.map(\.rawValue).joined(separator: ", ")
                        throw values.wrong(
                            .results, "wants \(known) for an outcome, and \"\(word)\" is none of them")
                    }
                    return result
                })
        }
        if case .match(let known) = change { match = known.id } else { match = named ?? "" }
    }

    /// A whole number in a range, in which what no `Int` can hold lies neither.
    private static func whole(
        _ wanted: String, in range: ClosedRange<Int>, _ key: Key, of values: KeyedDecodingContainer<Key>
    ) throws -> Int {
        let number: Int?
        do {
            number = try values.decode(Int.self, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            // Of a number that is too large Foundation throws an error of its own, which would pass for bad JSON.
            number = nil
        }
        guard let number, range.contains(number) else {
            throw values.wrong(key, "wants \(wanted) from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private static func winners(_ values: KeyedDecodingContainer<Key>) throws -> [String] {
        try values.decode([JSONValue].self, forKey: .winners).map { winner in
            guard let name = winner.name else { throw values.wrong(.winners, "wants outcomes, each by its \"id\"") }
            return name
        }
    }
}
