/// The changes of a league in the order of time, each made up when it is come to: however many they are, they take no room.
package struct LeagueChanges: Sequence, IteratorProtocol, Sendable {
    private var cursors: [LeagueCursor]
    private let ids: [String]
    private var queue = LeagueQueue()
    /// What happens at one moment in one match, the last of it first.
    private var waiting: [MatchChange] = []
    private var time = 0
    private var match = 0

    init(_ plans: [LeaguePlan], after moment: Int) {
        cursors = plans.map { LeagueCursor($0, after: moment) }
        ids = plans.map(\.id)
        for (place, cursor) in cursors.enumerated() {
            if let time = cursor.time { queue.add(LeagueQueue.Entry(time: time, match: place)) }
        }
    }

    package mutating func next() -> LeagueEvent? {
        while waiting.isEmpty {
            guard let first = queue.first else { return nil }
            (time, match) = (first.time, first.match)
            waiting = cursors[match].next().reversed()
            queue.replaceFirst(with: cursors[match].time)
        }
        return waiting.popLast().map { LeagueEvent(time: .milliseconds(time), match: ids[match], change: $0) }
    }
}
