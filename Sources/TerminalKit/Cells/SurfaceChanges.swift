/// Changes of a surface: rows that are moved first, in their order, and rectangles that are drawn then.
package struct SurfaceChanges: Sendable {
    package private(set) var moves: [RowMove] = []
    package private(set) var drawn = DirtyArea()

    /// Moves that are kept apart at most; beyond, all that they concern counts as drawn.
    private static let mostMoves = 8

    package var isEmpty: Bool { moves.isEmpty && drawn.isEmpty }

    mutating func draw(_ rect: Rect) { drawn.add(rect) }

    /// Adds rows that are moved after all that was added before: what was to be drawn moves along, and is drawn where it was
    /// too, as something else has come there.
    mutating func move(_ move: RowMove) {
        guard !drawn.covers(move.area) else { return }
        guard abs(move.rows) < move.area.height else { return drawn.add(move.area) }
        for rect in drawn.rects {
            let moved = move.moved(rect)
            if !moved.isEmpty { drawn.add(moved) }
        }
        drawn.add(move.uncovered)
        append(move)
    }

    /// Moves of the same cells are one.
    private mutating func append(_ move: RowMove) {
        guard let last = moves.last, last.area == move.area else {
            moves.append(move)
            if moves.count > Self.mostMoves { drawAll() }
            return
        }
        moves.removeLast()
        let rows = last.rows + move.rows
        if abs(rows) >= move.area.height {
            drawn.add(move.area)
        } else if rows != 0 {
            moves.append(RowMove(move.area, by: rows))
        }
    }

    private mutating func drawAll() {
        let areas = moves.map(\.area) + drawn.rects
        self = SurfaceChanges()
        drawn.add(areas.reduce(.zero) { $0.union($1) })
    }

    mutating func take() -> SurfaceChanges {
        defer { self = SurfaceChanges() }
        return self
    }
}
