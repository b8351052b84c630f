import HeapModule

/// The changes of a league in the order of time, each made up when it is come to: however many they are, they take no room.
package struct LeagueChanges: Sequence, IteratorProtocol, Sendable {
    private var cursors: [LeagueCursor]
    private let ids: [String]
    /// When each match has its next change; one that has no more is not there.
    private var queue = Heap<Turn>()
    /// What happens at one moment in one match, the last of it first.
    private var waiting: [MatchChange] = []
    private var time = 0
    private var match = 0

    /// The next change of a match, in milliseconds.
    private struct Turn: Comparable {
        let time: Int
        let match: Int

        static func < (one: Turn, other: Turn) -> Bool { (one.time, one.match) < (other.time, other.match) }
    }

    init(_ plans: [LeaguePlan], after moment: Int) {
        cursors = plans.map { LeagueCursor($0, after: moment) }
        ids = plans.map(\.id)
        for (place, cursor) in cursors.enumerated() {
            if let time = cursor.time { queue.insert(Turn(time: time, match: place)) }
        }
    }

    package mutating func next() -> LeagueEvent? {
        while waiting.isEmpty {
            guard let first = queue.popMin() else { return nil }
            (time, match) = (first.time, first.match)
            waiting = cursors[match].next().reversed()
            if let next = cursors[match].time { queue.insert(Turn(time: next, match: match)) }
        }
        return waiting.popLast().map { LeagueEvent(time: .milliseconds(time), match: ids[match], change: $0) }
    }
}
