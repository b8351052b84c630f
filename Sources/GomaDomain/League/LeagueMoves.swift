/// The moments of a match at which a price moves without a score: so many in a stretch of time, each of which is found without
/// those before it. Moments are milliseconds from the league's opening.
struct LeagueMoves: Sendable {
    let range: Range<Int>
    let count: Int
    private let seed: UInt64
    private let kind: UInt64

    init(_ count: Int, in range: Range<Int>, _ seed: UInt64, _ kind: UInt64) {
        self.range = range
        self.count = range.isEmpty ? 0 : max(count, 0)
        self.seed = seed
        self.kind = kind
    }

    /// The moment of a move; `nil` for one that there is not.
    func time(of move: Int) -> Int? {
        guard move < count else { return nil }
        let place = (Double(move) + LeagueRandom.share(seed, kind, move)) / Double(count)
        return min(range.lowerBound + Int(place * Double(range.count)), range.upperBound - 1)
    }

    func first(after moment: Int) -> Int {
        guard count > 0, moment >= range.lowerBound else { return 0 }
        let share = Double(moment - range.lowerBound) / Double(range.count)
        var move = min(max(Int(share * Double(count)) - 1, 0), count)
        while let time = time(of: move), time <= moment { move += 1 }
        return move
    }

    /// The market that moves; the first one more often than others, and only those that are not decided.
    func market(of move: Int, among count: Int, decided: UInt32) -> Int {
        let share = LeagueRandom.share(seed, kind + 1, move)
        guard share > Self.mainShare else { return 0 }
        let first = Int((share - Self.mainShare) / (1 - Self.mainShare) * Double(count))
        for place in first..<first + count where decided & 1 << UInt32(place % count) == 0 { return place % count }
        return 0
    }

    /// How many prices a move changes, on average.
    static func changes(in markets: [LeagueMarket]) -> Double {
        let counts = markets.map { Double($0.outcomes.count) }
        return mainShare * counts[0] + (1 - mainShare) * counts.reduce(0, +) / Double(counts.count)
    }

    private static let mainShare = 0.4
}
