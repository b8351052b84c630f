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

    init(size: Size) { surface = Surface(size: size) }

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

    /// Writes a cell whose cluster is the one already there.
    func restyle(_ cell: Cell, x: Int, y: Int) {
        cellsTouched += 1
        surface.restyle(cell, x: x, y: y)
    }
}
