/// The matches of a league by the moment at which each has its next change.
struct LeagueQueue {
    /// A match, and its next moment in milliseconds.
    struct Entry {
        let time: Int
        let match: Int

        fileprivate func comes(before other: Entry) -> Bool { (time, match) < (other.time, other.match) }
    }

    /// A heap: none comes before the one at half its place.
    private var entries: [Entry] = []

    var first: Entry? { entries.first }

    mutating func add(_ entry: Entry) {
        entries.append(entry)
        var place = entries.count - 1
        while place > 0, entry.comes(before: entries[(place - 1) / 2]) {
            entries.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Puts another moment in place of the first; `nil` takes the match out.
    mutating func replaceFirst(with time: Int?) {
        guard let first, let last = time.map({ Entry(time: $0, match: first.match) }) ?? entries.popLast() else {
            return
        }
        guard !entries.isEmpty else { return }
        entries[0] = last
        var place = 0
        var next = 1
        while next < entries.count {
            if next + 1 < entries.count, entries[next + 1].comes(before: entries[next]) { next += 1 }
            guard entries[next].comes(before: entries[place]) else { return }
            entries.swapAt(place, next)
            place = next
            next = 2 * place + 1
        }
    }
}
