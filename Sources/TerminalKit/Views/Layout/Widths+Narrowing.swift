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
            guard let width = open.map({ self[$0] }).max() else { break }
            let widest = open.filter { self[$0] == width }
            // Turns of all of them at once, until one is at its floor or the next one is as wide.
            let stops = widest.map { floor($0) } + open.map { self[$0] }.filter { $0 < width }
            let turns = Swift.min(excess / widest.count, width - (stops.max() ?? 0))
            let narrowed = turns > 0 ? widest[...] : widest.prefix(excess)
            let cells = Swift.max(1, turns)
            for index in narrowed { self[index] -= cells }
            excess -= narrowed.count * cells
        }
    }
}
