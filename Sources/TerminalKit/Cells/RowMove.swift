/// Rows of a rectangle that are moved up or down as they are, rather than drawn again.
package struct RowMove: Hashable, Sendable {
    /// The cells that are moved, and those that are written over by them.
    package let area: Rect
    /// Rows down; negative for up. Never none, and never all that the area has.
    package let rows: Int

    package init(_ area: Rect, by rows: Int) {
        self.area = area
        self.rows = rows
    }

    /// Where something stands afterwards; what leaves the area is cut off.
    func moved(_ rect: Rect) -> Rect { rect.intersection(area).offset(x: 0, y: rows).intersection(area) }

    /// The rows into which nothing has come.
    package var uncovered: Rect {
        let count = abs(rows)
        let top = rows > 0 ? area.minY : area.maxY - count
        return Rect(x: area.minX, y: top, width: area.width, height: count)
    }

    /// The rows from which something comes, with those that it goes to, in an order in which none is written over before it
    /// has been read.
    package var copies: [(from: Int, to: Int)] {
        let targets = rows > 0 ? area.minY + rows..<area.maxY : area.minY..<area.maxY + rows
        let order = rows > 0 ? Array(targets.reversed()) : Array(targets)
        return order.map { ($0 - rows, $0) }
    }
}

// Named for what the cells hold, so that what is generic is made for it here and not looked up from another module.
extension RowMove {
    /// Moves rows of a grid that lies in an array row by row.
    package func carryOut(on cells: inout [Cell], columns: Int) { copy(&cells, columns) }

    /// The same for what is known of each cell.
    package func carryOut(on numbers: inout [Int32], columns: Int) { copy(&numbers, columns) }

    private func copy<Element>(_ grid: inout [Element], _ columns: Int) {
        precondition(
            area.minX >= 0 && area.minY >= 0 && area.maxX <= columns && area.maxY * columns <= grid.count,
            "\(area) is no part of \(columns) columns and \(grid.count) cells")
        grid.withUnsafeMutableBufferPointer { cells in
            for copy in copies {
                let (from, to) = (copy.from * columns + area.minX, copy.to * columns + area.minX)
                let source = UnsafeMutableBufferPointer(rebasing: cells[from..<from + area.width])
                _ = UnsafeMutableBufferPointer(rebasing: cells[to..<to + area.width]).update(fromContentsOf: source)
            }
        }
    }
}
