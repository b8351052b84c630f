/// The rows to which the keys of a list lead from a row; `nil` where there is no row to go to.
struct ListMoves {
    let above: Int?
    let below: Int?
    private(set) var pageUp: Int?
    private(set) var pageDown: Int?
    /// The first row, unless it is this one.
    private(set) var toStart: Int?
    /// The last row, unless it is this one.
    private(set) var toEnd: Int?

    /// - Parameters:
    ///   - row: the row that is selected.
    ///   - page: rows that are wholly in view.
    ///   - wrapsAround: whether the last row leads to the first, and the first to the last.
    init(from row: Int?, in rows: ListRows, page: Int, wrapsAround: Bool) {
        let here = row ?? -1
        let (first, last) = (rows.selectable(from: 0, by: 1), rows.selectable(from: rows.count - 1, by: -1))
        above = rows.selectable(from: here - 1, by: -1) ?? (wrapsAround ? last : nil)
        below = rows.selectable(from: here + 1, by: 1) ?? (wrapsAround ? first : nil)
        if here > first ?? here {
            let target = rows.selectable(from: max(0, here - page), by: 1)
            pageUp = target == here ? above : target
            toStart = first
        }
        if here < last ?? here {
            let target = rows.selectable(from: min(rows.count - 1, max(0, here) + page), by: -1)
            pageDown = target == here ? below : target
            toEnd = last
        }
    }
}
