/// How a made-up match goes on: the same every time.
enum MatchScript: CaseIterable, Sendable {
    /// The last minutes of a match, to the end: prices move, the home side scores while the main market is held back.
    case match
    /// The last minutes of a match whose main market is held back, comes again, and is held back once more, to the end.
    case heldBack
    /// Prices that move up and down, are held back and come again, and then stay.
    case market
    /// From the first half through the second to the end, a step every three seconds.
    case halves

    /// What happens to a match at a time after the start.
    struct Step: Sendable {
        let time: Duration
        let changes: [MatchChange]

        init(_ seconds: Double, _ changes: [MatchChange]) {
            time = .seconds(seconds)
            self.changes = changes
        }
    }

    /// In the order of their times; what a match does not have is passed over.
    func steps(of match: Match) -> [Step] {
        let suspend = match.markets.prefix(1).map { MatchChange.suspended(market: $0.id, true) }
        let resume = match.markets.map { MatchChange.suspended(market: $0.id, false) }
        func home(_ way: OddsChange) -> [MatchChange] { step(way, \.first, of: match.markets.first) }
        func away(_ way: OddsChange, in market: Int = 0) -> [MatchChange] {
            step(way, \.last, of: match.markets.dropFirst(market).first)
        }
        return switch self {
        case .match:
            [
                Step(3, away(.up)), Step(5, [.minute]), Step(7, home(.down)), Step(10, suspend),
                Step(11, [.point(.home)]),
                Step(13, resume + home(.down) + away(.up)), Step(16, [.minute]), Step(20, away(.down)),
                Step(24, [.ended]),
            ]
        case .heldBack:
            [
                Step(4, resume), Step(5.5, home(.up)), Step(6.5, suspend), Step(7, [.minute]), Step(8.5, resume),
                Step(12, away(.down)), Step(15, [.minute]), Step(20, [.ended]),
            ]
        case .market:
            [
                Step(3.5, away(.up)), Step(6, home(.down)), Step(8, away(.up, in: 1)), Step(10, suspend),
                Step(14, resume + home(.up)), Step(16, away(.down)),
            ]
        case .halves:
            Self.fromHalfTime.enumerated().map { Step(3 * Double($0.offset + 1), [$0.element]) }
        }
    }

    /// Half time, the minutes of the second half that a feed tells, and the end.
    private static let fromHalfTime: [MatchChange] =
        [.clock(MatchClock(.halfTime))]
        + (Array(stride(from: 46, to: 90, by: 5)) + [90]).map { .clock(MatchClock(.secondHalf, minute: $0)) }
        + [.ended]

    private func step(_ way: OddsChange, _ side: KeyPath<[Outcome], Outcome?>, of market: Market?) -> [MatchChange] {
        guard let market, let outcome = market.outcomes[keyPath: side] else { return [] }
        return [.step(market: market.id, outcome: outcome.id, way)]
    }
}
