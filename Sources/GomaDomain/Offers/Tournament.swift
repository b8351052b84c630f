import Foundation

/// A tournament of games for a time: whoever takes part has a point for each whole unit of money that rounds bring, and the first
/// share the prizes at its end.
///
/// How the others play follows from the seed and the moment, and from nothing else.
package struct Tournament: Hashable, Sendable, Identifiable {
    /// A place in its table.
    package struct Standing: Hashable, Sendable {
        /// From 1; those with as many points share one.
        package let rank: Int
        /// `nil` for the customer.
        package let name: String?
        package let points: Int
    }

    package let id: String
    package let starts: Date
    /// The first moment at which it is over.
    package let ends: Date
    /// What the first has, the second, and so on.
    package let prizes: [Amount]
    private let rivals: [Rival]

    /// - Parameters:
    ///   - ends: not before `starts`.
    ///   - rivals: how many others take part.
    ///   - best: about how many points the best of them has at the end.
    package init(
        id: String, starts: Date, ends: Date, prizes: [Amount], rivals: Int = 39, best: Int = 60, seed: UInt64 = 0
    ) {
        self.id = id
        self.starts = starts
        self.ends = max(starts, ends)
        self.prizes = prizes
        var uses: [String: Int] = [:]
        self.rivals = (0..<max(0, rivals)).map { number in
            var rival = Rival(number, of: rivals, best: best, seed)
            let use = uses[rival.name, default: 0] + 1
            uses[rival.name] = use
            // A name is all that a table tells one from another by.
            if use > 1 { rival.name += " \(use)" }
            return rival
        }
    }

    /// The points for what rounds have brought; what is beyond all amounts counts as the most.
    package static func points(for brought: Amount) -> Int {
        let units = max(brought, 0).nearest
        return units < mostPoints ? Int(units) : Int(mostPoints)
    }

    private static let mostPoints = 1e15

    package func isOn(at moment: Date) -> Bool { moment >= starts && moment < ends }

    /// All who take part, the best first, the customer before others with as many points.
    /// - Parameter points: the customer's; `nil` where the customer does not take part.
    package func table(at moment: Date, with points: Int?) -> [Standing] {
        let share = min(max(moment.timeIntervalSince(starts) / max(ends.timeIntervalSince(starts), 1), 0), 1)
        var all: [(name: String?, points: Int)] = rivals.map { ($0.name, $0.points(after: share)) }
        if let points { all.append((nil, points)) }
        all.sort { $0.points != $1.points ? $0.points > $1.points : ($0.name ?? "") < ($1.name ?? "") }
        var standings: [Standing] = []
        for (place, entry) in all.enumerated() {
            let rank = standings.last.flatMap { $0.points == entry.points ? $0.rank : nil } ?? place + 1
            standings.append(Standing(rank: rank, name: entry.name, points: entry.points))
        }
        return standings
    }

    /// The customer's place in the table.
    package func standing(at moment: Date, with points: Int) -> Standing {
        table(at: moment, with: points).first { $0.name == nil } ?? Standing(rank: 1, name: nil, points: points)
    }

    /// What a place brings; 0 for nothing, and without any points.
    package func prize(for standing: Standing) -> Amount {
        standing.points > 0 && prizes.indices.contains(standing.rank - 1) ? prizes[standing.rank - 1] : 0
    }

    /// Somebody who is made up.
    private struct Rival: Hashable, Sendable {
        var name: String
        /// Points at the end.
        private let most: Int
        /// The share of the points that come evenly; the others come the faster the nearer the end is.
        private let pace: Double

        init(_ number: Int, of count: Int, best: Int, _ seed: UInt64) {
            let shares = (1...3).map { LeagueRandom.share(seed, UInt64($0), number) }
            let initial = Character(UnicodeScalar(UInt8(65 + (number * 7 + Int(shares[0] * 3)) % 26)))
            name = "\(Self.names[number % Self.names.count]) \(initial)."
            let height = Double(count - number) / Double(max(count, 1))
            most = Int(Double(best) * height * height * (0.85 + 0.3 * shares[1]))
            pace = shares[2]
        }

        /// - Parameter share: of the time, from 0 to 1.
        func points(after share: Double) -> Int { Int(Double(most) * share * (pace + (1 - pace) * share)) }

        private static let names = [
            "Ana", "Bruno", "Chloé", "David", "Elif", "Finn", "Grace", "Hugo", "Inês", "Jonas", "Klara", "Luca", "Mara",
            "Noah", "Olga", "Pedro", "Rita", "Sven", "Tiago", "Uma", "Vera", "Wim", "Yara", "Zoe",
        ]
    }
}
