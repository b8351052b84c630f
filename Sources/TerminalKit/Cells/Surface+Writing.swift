/// Writes cells so that no half of a wide cluster is ever left behind.
extension Surface {
    /// Writes a cell. What it covers of a wide neighbour becomes a space on that neighbour's ground.
    mutating func put(_ cell: Cell, x: Int, y: Int) {
        let old = self[x, y]
        guard old.width != 1 || cell.width != 1 else { return self[x, y] = cell }
        if old.isContinuation, x > 0 { blank(x: x - 1, y: y) }
        if old.width == 2, x + 1 < size.width { blank(x: x + 1, y: y) }
        self[x, y] = cell
        guard cell.width == 2, x + 1 < size.width else { return }
        if self[x + 1, y].width == 2, x + 2 < size.width { blank(x: x + 2, y: y) }
        var half = cell
        half.cluster = .space
        half.width = 0
        self[x + 1, y] = half
    }

    /// Writes clusters one behind the other; a style without a ground keeps that of each cell.
    mutating func put(_ elements: [DisplayText.Element], x: Int, y: Int, style: TextStyle) {
        var x = x
        for element in elements {
            let cell = Cell(
                cluster: element.cluster, foreground: style.foreground,
                background: style.background ?? self[x, y].background, attributes: style.attributes,
                width: UInt8(element.width))
            put(cell, x: x, y: y)
            x += element.width
        }
    }

    /// Writes the same cell, one column wide, all over a part.
    mutating func fill(_ area: Rect, with cell: Cell) {
        for y in area.minY..<area.maxY {
            if self[area.minX, y].isContinuation, area.minX > 0 { blank(x: area.minX - 1, y: y) }
            if area.maxX < size.width, self[area.maxX, y].isContinuation { blank(x: area.maxX, y: y) }
            fill(area.minX..<area.maxX, ofRow: y, with: cell)
        }
    }

    /// Gives clusters another look, cell by cell: text and width stay. Of a wide cluster the left half decides.
    /// - Returns: how many look different now.
    mutating func restyle(_ area: Rect, _ look: (Cell) -> Cell) -> Int {
        guard !area.isEmpty else { return 0 }
        var count = 0
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX where !self[x, y].isContinuation {
                let cell = self[x, y]
                var changed = look(cell)
                (changed.cluster, changed.width) = (cell.cluster, cell.width)
                guard changed != cell else { continue }
                restyle(changed, x: x, y: y)
                count += 1
            }
        }
        return count
    }

    /// Writes a cell whose cluster is the one already there, both halves of a wide one.
    private mutating func restyle(_ cell: Cell, x: Int, y: Int) {
        self[x, y] = cell
        guard cell.width == 2, x + 1 < size.width else { return }
        self[x + 1, y].foreground = cell.foreground
        self[x + 1, y].background = cell.background
        self[x + 1, y].attributes = cell.attributes
    }

    private mutating func blank(x: Int, y: Int) {
        self[x, y].cluster = .space
        self[x, y].width = 1
    }
}
