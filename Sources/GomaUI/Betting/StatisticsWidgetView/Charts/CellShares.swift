/// The cells of a bar given out among parts, by largest remainder.
enum CellShares {
    /// Cells for each part, as many in all as there are where any part is more than nothing. Such a part has at least
    /// one, as long as there are as many cells; of two parts the greater never has fewer. What is less than nothing, or no
    /// number, has none.
    static func cells(for values: [Double], in count: Int) -> [Int] {
        let shares = shares(of: values)
        let parts = shares.indices.filter { shares[$0] > 0 }
        var cells = [Int](repeating: 0, count: values.count)
        guard count > 0, !parts.isEmpty else { return cells }
        guard parts.count < count else {
            let greatest = parts.sorted { (shares[$1], $0) < (shares[$0], $1) }.prefix(count)
            for part in greatest { cells[part] = 1 }
            return cells
        }
        let quotas = shares.map { $0 * Double(count) }
        for part in parts { cells[part] = max(1, Int(quotas[part])) }
        var rest = count - cells.reduce(0, +)
        for part in parts.sorted(by: { (remainder($1), shares[$1], $0) < (remainder($0), shares[$0], $1) })
        where rest > 0 {
            cells[part] += 1
            rest -= 1
        }
        while rest < 0, let part = parts.max(by: { (cells[$0], -shares[$0], $0) < (cells[$1], -shares[$1], $1) }) {
            cells[part] -= 1
            rest += 1
        }
        return cells

        /// What a part still lacks; nothing where it has more than its share.
        func remainder(_ part: Int) -> Double { max(0, quotas[part] - Double(cells[part])) }
    }

    /// Each value as its part of all, 0…1.
    private static func shares(of values: [Double]) -> [Double] {
        let values = values.map { $0.isFinite ? max(0, $0) : 0 }
        guard let greatest = values.max(), greatest > 0 else { return values.map { _ in 0 } }
        let scaled = values.map { $0 / greatest }
        let sum = scaled.reduce(0, +)
        return scaled.map { $0 / sum }
    }
}
