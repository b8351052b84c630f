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

    /// Writes a cell. What it covers of a wide neighbour becomes a space on that neighbour's ground.
    func put(_ cell: Cell, x: Int, y: Int) {
        cellsTouched += 1
        let old = surface[x, y]
        if old.isContinuation, x > 0 { blank(x: x - 1, y: y) }
        if old.width == 2, x + 1 < surface.size.width { blank(x: x + 1, y: y) }
        surface[x, y] = cell
        guard cell.width == 2, x + 1 < surface.size.width else { return }
        if surface[x + 1, y].width == 2, x + 2 < surface.size.width { blank(x: x + 2, y: y) }
        var half = cell
        half.cluster = .space
        half.width = 0
        surface[x + 1, y] = half
    }

    /// Writes the same cell, one column wide, all over a part of the surface.
    func fill(_ area: Rect, with cell: Cell) {
        guard !area.isEmpty else { return }
        cellsTouched += area.area
        for y in area.minY..<area.maxY {
            if surface[area.minX, y].isContinuation, area.minX > 0 { blank(x: area.minX - 1, y: y) }
            if area.maxX < surface.size.width, surface[area.maxX, y].isContinuation { blank(x: area.maxX, y: y) }
            surface.fill(area.minX..<area.maxX, ofRow: y, with: cell)
        }
    }

    /// Writes a cell whose cluster is the one already there, both halves of a wide one.
    func restyle(_ cell: Cell, x: Int, y: Int) {
        cellsTouched += 1
        surface[x, y] = cell
        guard cell.width == 2, x + 1 < surface.size.width else { return }
        surface[x + 1, y].foreground = cell.foreground
        surface[x + 1, y].background = cell.background
        surface[x + 1, y].attributes = cell.attributes
    }

    private func blank(x: Int, y: Int) {
        surface[x, y].cluster = .space
        surface[x, y].width = 1
    }
}
