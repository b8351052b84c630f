/// The choice of the place that an arrow leads to.
///
/// 1. A place lies in a direction where both its edges lie farther that way, and it begins no earlier than the last line
///    of the place one is at, so that frames may share a line.
/// 2. Those go first that share a row with it for ← and →, or a column for ↑ and ↓: the nearest of them; of several as
///    near the one that shares the most; of those the first.
/// 3. Where none does, the nearest of the others goes, a row counted as two columns.
struct FocusRoute {
    let from: Rect
    let direction: FocusDirection

    /// The number of the place that the arrow leads to; `nil` where none lies in its direction.
    func target(among places: [Rect]) -> Int? {
        let ahead = places.indices.filter { isAhead(places[$0]) }
        let beside = ahead.filter { isInLine(places[$0]) }
        let costs = beside.isEmpty ? ahead.map { (detour(to: places[$0]), 0) } : beside.map { cost(of: places[$0]) }
        let best = costs.indices.min { costs[$0] < costs[$1] }
        return best.map { (beside.isEmpty ? ahead : beside)[$0] }
    }

    private var isAcross: Bool { direction == .left || direction == .right }

    func isAhead(_ to: Rect) -> Bool {
        switch direction {
        case .left: to.minX < from.minX && to.maxX < from.maxX && to.maxX <= from.minX + 1
        case .right: to.minX > from.minX && to.maxX > from.maxX && to.minX >= from.maxX - 1
        case .up: to.minY < from.minY && to.maxY < from.maxY && to.maxY <= from.minY + 1
        case .down: to.minY > from.minY && to.maxY > from.maxY && to.minY >= from.maxY - 1
        case .next, .previous: false
        }
    }

    private func cost(of to: Rect) -> (Int, Int) { (gap(to).along, -sharing(to)) }

    /// Whether a place has a row in common with the one that one is at for ← and →, or a column for ↑ and ↓.
    func isInLine(_ place: Rect) -> Bool { sharing(place) > 0 }

    private func detour(to place: Rect) -> Int {
        let gap = gap(place)
        return isAcross ? gap.along + 2 * gap.aside : 2 * gap.along + gap.aside
    }

    /// Rows, or columns, that both have.
    private func sharing(_ to: Rect) -> Int {
        isAcross
            ? min(from.maxY, to.maxY) - max(from.minY, to.minY) : min(from.maxX, to.maxX) - max(from.minX, to.minX)
    }

    /// Cells between the two, in the direction and across it.
    private func gap(_ to: Rect) -> (along: Int, aside: Int) {
        let columns = max(0, max(from.minX, to.minX) - min(from.maxX, to.maxX))
        let rows = max(0, max(from.minY, to.minY) - min(from.maxY, to.maxY))
        return isAcross ? (columns, rows) : (rows, columns)
    }
}
