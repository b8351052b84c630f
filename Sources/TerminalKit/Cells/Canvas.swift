/// The surface under a painter, kept whole: no half of a wide cluster is ever left behind.
final class Canvas {
    var surface: Surface
    /// Cells written since the count was last set to zero.
    var cellsTouched = 0
    /// Views asked to draw since the count was last set to zero.
    var viewsDrawn = 0
    /// Whether a wide cluster stood across the left or right edge of the part drawn, since set to false.
    var cutsLeft = false
    var cutsRight = false

    /// Where something has been drawn, while that is noted for a view.
    private(set) var ink: DirtyArea?

    init(size: Size) { surface = Surface(size: size) }

    /// Notes from now on where something is drawn, in the place of whom that was noted for before.
    func noteInk(for noted: DirtyArea?) -> DirtyArea? {
        defer { ink = noted }
        return ink
    }

    /// Notes that something is drawn on a part, for whoever wants to know.
    func noteInk(_ area: Rect) {
        if ink != nil, !area.isEmpty { ink?.add(area) }
    }

    /// Writes a cell: see ``Surface/put(_:x:y:)``.
    func put(_ cell: Cell, x: Int, y: Int) {
        cellsTouched += 1
        surface.put(cell, x: x, y: y)
    }

    /// Writes clusters one behind the other.
    func put(_ elements: [DisplayText.Element], x: Int, y: Int, style: TextStyle) {
        cellsTouched += elements.count
        surface.put(elements, x: x, y: y, style: style)
    }

    /// Writes the same cell, one column wide, all over a part of the surface.
    func fill(_ area: Rect, with cell: Cell) {
        guard !area.isEmpty else { return }
        cellsTouched += area.area
        surface.fill(area, with: cell)
    }

    func restyle(_ area: Rect, _ look: (Cell) -> Cell) { cellsTouched += surface.restyle(area, look) }
}
