extension [Int] {
    /// Takes cells from the widest, of equal ones by turns from the first on, until enough are gone or each is at its floor.
    ///
    /// - Parameters:
    ///   - excess: how many cells to take in all.
    ///   - floor: the least that may be left at a position.
    mutating func narrowWidest(by excess: Int, floor: (Index) -> Int) {
        var excess = excess
        while excess > 0 {
            let open = indices.filter { self[$0] > floor($0) }
            guard let widest = open.max(by: { self[$0] < self[$1] }) else { break }
            let next = open.filter { $0 != widest }.map { self[$0] }.max() ?? 0
            let least = floor(widest)
            let step = Swift.min(excess, Swift.max(1, self[widest] - Swift.max(next, least)), self[widest] - least)
            self[widest] -= step
            excess -= step
        }
    }
}
