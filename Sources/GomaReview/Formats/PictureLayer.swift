/// The drawn part of a picture: grounds, lines and blocks, in SVG's elements.
enum PictureLayer {
    /// Elements in the units of ``CellShape``, the picture's top left at `x`, `y`.
    static func elements(of surface: Surface, x: Double = 0, y: Double = 0, looks: inout LookTable) -> [String] {
        grounds(of: surface, x: x, y: y, looks: &looks) + shapes(of: surface, x: x, y: y, looks: &looks)
    }

    private struct Ground {
        let name: String
        let minX: Int
        let maxX: Int
        let minY: Int
        var maxY: Int
    }

    /// One rectangle for neighbours with the same ground, over as many rows as have it in the same columns.
    private static func grounds(of surface: Surface, x: Double, y: Double, looks: inout LookTable) -> [String] {
        var done: [Ground] = []
        var open: [Ground] = []
        for row in 0..<surface.size.height {
            var next: [Ground] = []
            for stretch in stretches(of: surface.row(row), looks: &looks) {
                let above = open.first {
                    $0.name == stretch.name && $0.minX == stretch.minX && $0.maxX == stretch.maxX
                }
                next.append(
                    Ground(
                        name: stretch.name, minX: stretch.minX, maxX: stretch.maxX, minY: above?.minY ?? row,
                        maxY: row + 1))
            }
            done += open.filter { ground in
                !next.contains { $0.minY == ground.minY && $0.minX == ground.minX && $0.minY < row }
            }
            open = next
        }
        let n = Markup.number
        return (done + open).map { ground in
            "<rect class=\"\(ground.name)\" x=\"\(n(x + Double(ground.minX) * CellShape.width))\""
                + " y=\"\(n(y + Double(ground.minY) * CellShape.height))\""
                + " width=\"\(n(Double(ground.maxX - ground.minX) * CellShape.width))\""
                + " height=\"\(n(Double(ground.maxY - ground.minY) * CellShape.height))\"/>"
        }
    }

    private static func stretches(
        of row: ArraySlice<Cell>, looks: inout LookTable
    ) -> [(name: String, minX: Int, maxX: Int)] {
        var stretches: [(name: String, minX: Int, maxX: Int)] = []
        for (x, cell) in row.enumerated() {
            guard let name = looks.ground(of: cell) else { continue }
            if let last = stretches.last, last.name == name, last.maxX == x {
                stretches[stretches.count - 1].maxX = x + 1
            } else {
                stretches.append((name, x, x + 1))
            }
        }
        return stretches
    }

    private struct Stroke: Hashable {
        let ink: String
        let brush: CellShape.Brush
    }

    /// One path for all shapes of a look.
    private static func shapes(of surface: Surface, x: Double, y: Double, looks: inout LookTable) -> [String] {
        var shapes: [(stroke: Stroke, path: String)] = []
        for row in 0..<surface.size.height {
            for (column, cell) in surface.row(row).enumerated() {
                guard let shape = cell.cluster.scalar.flatMap(CellShape.init) else { continue }
                let stroke = Stroke(ink: looks.ink(of: cell), brush: shape.brush)
                let path = shape.path(x + Double(column) * CellShape.width, y + Double(row) * CellShape.height)
                shapes.append((stroke, path))
            }
        }
        return shapes.grouped { $0.stroke }.map { stroke, shapes in
            let path = shapes.map(\.path).joined()
            return switch stroke.brush {
            case .line: "<path class=\"\(stroke.ink) l\" d=\"\(path)\"/>"
            case .fill(100): "<path class=\"\(stroke.ink)\" d=\"\(path)\"/>"
            case .fill(let percent):
                "<path class=\"\(stroke.ink)\" opacity=\"\(Markup.number(Double(percent) / 100))\" d=\"\(path)\"/>"
            }
        }
    }
}
