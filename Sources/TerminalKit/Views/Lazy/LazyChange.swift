/// Where elements of a list come from and go to as it changes. What is alike at both ends is not looked at twice.
struct LazyChange {
    /// For each new element the index that it had before; less than 0 for one that is new or nothing is known of.
    let origins: [Int32]
    private let head: Int
    private let tail: Int
    private let oldCount: Int
    private let moved: [Int: Int]

    /// - Parameter isKnown: whether something is to be kept of an old element.
    init(from old: [String], to new: [String], isKnown: (Int, String) -> Bool) {
        let least = min(old.count, new.count)
        var head = 0
        while head < least, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < least - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        var known: [String: Int] = [:]
        for index in head..<(old.count - tail) where isKnown(index, old[index]) { known[old[index]] = index }
        var origins: [Int32] = []
        var moved: [Int: Int] = [:]
        origins.reserveCapacity(new.count)
        for index in 0..<head { origins.append(Int32(index)) }
        for index in head..<(new.count - tail) {
            guard !known.isEmpty, let origin = known.removeValue(forKey: new[index]) else {
                origins.append(-1)
                continue
            }
            origins.append(Int32(origin))
            moved[origin] = index
        }
        for index in (old.count - tail)..<old.count { origins.append(Int32(index)) }
        self.origins = origins
        (self.head, self.tail, self.moved, oldCount) = (head, tail, moved, old.count)
    }

    /// Where elements are now that had some indices; those that have gone are not in it.
    func targets(of indices: [Int]) -> [Int: Int] {
        indices.reduce(into: [:]) { $0[$1] = target(of: $1) }
    }

    private func target(of index: Int) -> Int? {
        if index < head { return index }
        return index >= oldCount - tail ? index - oldCount + origins.count : moved[index]
    }
}
