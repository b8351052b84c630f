/// A rectangle of cells, row by row: what is drawn on, compared, sent to a terminal and dumped.
public struct Surface: Hashable, Sendable {
    /// Columns and rows.
    public private(set) var size: Size
    /// The cells row by row, from the top left.
    public private(set) var cells: [Cell]

    /// A surface of blanks.
    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.width * size.height)
    }

    /// The whole surface, from the origin.
    public var bounds: Rect { Rect(origin: .zero, size: size) }

    /// The cell at a place inside ``bounds``.
    public subscript(x: Int, y: Int) -> Cell {
        get { cells[y * size.width + x] }
        set { cells[y * size.width + x] = newValue }
    }

    /// Cells of one row, from left to right.
    package func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.width..<(y + 1) * size.width] }

    /// Text of one row inside ``bounds``, blanks at its end included.
    public func text(ofRow y: Int) -> String { Self.text(of: row(y)) }

    /// Text of all rows, with the blanks at the end of each left out.
    public var rows: [String] {
        (0..<size.height).map { y in
            let row = row(y)
            return row.lastIndex { $0.cluster != .space }.map { Self.text(of: row[...$0]) } ?? ""
        }
    }

    /// The first cell of a text, row by row; `nil` where it stands in none.
    package func firstPlace(of text: String) -> Point? {
        for (y, row) in rows.enumerated() {
            guard let range = row.firstRange(of: text) else { continue }
            return Point(x: DisplayText(String(row[..<range.lowerBound])).width, y: y)
        }
        return nil
    }

    private static func text(of cells: ArraySlice<Cell>) -> String {
        // A long one takes as many bytes as its text does, others have room in four.
        let hasLong = cells.contains { $0.cluster.isLong }
        let most = hasLong ? cells.reduce(0) { $0 + $1.cluster.string.utf8.count } : 4 * cells.count
        let cells = cells.span
        return String(unsafeUninitializedCapacity: most) { buffer in
            var text = OutputSpan(buffer: buffer, initializedCount: 0)
            for place in cells.indices where !cells[place].isContinuation {
                cells[place].cluster.appendUTF8(to: &text)
            }
            return text.finalize(for: buffer)
        }
    }

    /// Writes the same cell all over some columns of a row.
    mutating func fill(_ columns: Range<Int>, ofRow y: Int, with cell: Cell) {
        let start = y * size.width
        cells.withUnsafeMutableBufferPointer {
            $0[start + columns.lowerBound..<start + columns.upperBound].update(repeating: cell)
        }
    }

    /// Moves rows up or down; `false` where that would tear a wide cluster, and nothing has been moved.
    mutating func move(_ move: RowMove) -> Bool {
        let area = move.area
        for y in area.minY..<area.maxY {
            let isTorn =
                self[area.minX, y].isContinuation || area.maxX < size.width && self[area.maxX, y].isContinuation
            guard !isTorn else { return false }
        }
        move.carryOut(on: &cells, columns: size.width)
        return true
    }

    /// The part inside `rect`, as a surface of its own; what lies outside ``bounds`` is left out, and a wide cluster of
    /// which only half is inside becomes a space.
    package func cropped(to rect: Rect) -> Surface {
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

extension Surface {
    /// The surface as a depth shows it, without the parts of grounds that cannot be seen there; see ``StyleResolver``.
    package func shown(in colors: any ColorResolver, depth: ColorDepth) -> Surface {
        var resolver = StyleResolver(colors: colors, depth: depth)
        var shown = self
        for (place, cell) in cells.enumerated() where resolver.isLostGround(cell) {
            shown.cells[place].cluster = StyleResolver.standIn(forLost: cell)
        }
        return shown
    }
}
