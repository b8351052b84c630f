extension Surface {
    /// A wide cluster without its other half, half a cluster without its first, a cluster that takes other columns than
    /// its cell says, or one that could act on a terminal: the first of them, in words.
    func defect(in area: Rect) -> (place: Point, words: String)? {
        // Columns of what has been found to be sound: of few characters most stand in many cells.
        var columns: [Cluster: Int] = [:]
        return cells.withUnsafeBufferPointer { cells in
            for y in area.minY..<area.maxY {
                for x in area.minX..<area.maxX {
                    let index = y * size.width + x
                    let next = x + 1 < area.maxX ? cells[index + 1].width : 1
                    let last = x > area.minX ? cells[index - 1].width : 1
                    if let words = Self.defect(cells[index], last: last, next: next, &columns) {
                        return (Point(x: x, y: y), words)
                    }
                }
            }
            return nil
        }
    }

    private static func defect(
        _ cell: Cell, last: UInt8, next: UInt8, _ columns: inout [Cluster: Int]
    ) -> String? {
        switch cell.width {
        case 0 where last != 2: return "the right half of a wide cluster stands alone"
        case 0: return nil
        case 2 where next != 0: return "a wide cluster lacks its right half"
        default: break
        }
        if let scalar = cell.cluster.scalar, (0x20..<0x7F).contains(scalar.value) {
            return cell.width == 1 ? nil : "\"\(scalar)\" takes \(cell.width) columns"
        }
        if columns[cell.cluster] == Int(cell.width) { return nil }
        let string = cell.cluster.string
        if TextGate.sanitized(string) != string { return "a cluster holds \(escaped(string))" }
        let count = DisplayWidth.columns(of: Character(string))
        columns[cell.cluster] = count
        return count == Int(cell.width) ? nil : "\(escaped(string)) takes \(count) columns in \(cell.width)"
    }

    private static func escaped(_ string: String) -> String {
        string.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}
