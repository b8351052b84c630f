/// A rectangle of cells, row by row: what is drawn on, compared, sent to a terminal and dumped.
public struct Surface: Hashable, Sendable {
    public private(set) var size: Size
    public private(set) var cells: [Cell]

    public init(size: Size, filledWith cell: Cell = .blank) {
        self.size = size
        cells = Array(repeating: cell, count: size.width * size.height)
    }

    public var bounds: Rect { Rect(origin: .zero, size: size) }

    /// The cell at a place inside ``bounds``.
    public subscript(x: Int, y: Int) -> Cell {
        get { cells[y * size.width + x] }
        set { cells[y * size.width + x] = newValue }
    }

    /// Cells of one row, from left to right.
    public func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.width..<(y + 1) * size.width] }

    /// Text of one row, blanks at its end included.
    public func text(ofRow y: Int) -> String {
        row(y).reduce(into: "") { text, cell in
            if !cell.isContinuation { text += cell.cluster.string }
        }
    }

    /// Text of all rows, with the blanks at the end of each left out.
    public var rows: [String] {
        (0..<size.height).map { y in
            let text = text(ofRow: y)
            return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
        }
    }

    /// The part inside `rect`, as a surface of its own; what lies outside ``bounds`` is left out, and a wide cluster of
    /// which only half is inside becomes a space.
    public func cropped(to rect: Rect) -> Surface {
        let part = rect.intersection(bounds)
        var result = Surface(size: part.size)
        for y in 0..<part.height {
            for x in 0..<part.width { result[x, y] = self[part.minX + x, part.minY + y] }
            guard part.width > 0 else { continue }
            if result[0, y].isContinuation { result[0, y].width = 1 }
            if result[part.width - 1, y].width == 2 {
                result[part.width - 1, y].cluster = .space
                result[part.width - 1, y].width = 1
            }
        }
        return result
    }
}
