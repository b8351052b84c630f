/// A box-drawing or block character (Unicode blocks U+2500 and U+2580) as a drawing that fills its cell to the edges, so
/// that neighbours meet without a gap whatever the font.
struct CellShape {
    /// A cell in the units of the drawing; five to three is what most fonts with equal widths have at 1.2 lines.
    static let (width, height) = (9.0, 18.0)
    /// Strength of a light line.
    static let lightLine = 1.2
    private static let heavyLine = 2.8

    /// The brush of a shape; shapes with the same brush are drawn together.
    enum Brush: Hashable {
        /// Areas in full colour, or in a share of it.
        case fill(percent: Int)
        /// Light lines along a path.
        case line
    }

    let brush: Brush
    /// Draws at a place, in SVG's path language.
    let path: (_ x: Double, _ y: Double) -> String

    /// `nil` for a character that is a letter or a sign.
    init?(_ scalar: Unicode.Scalar) {
        guard (0x2500...0x259F).contains(scalar.value) else { return nil }
        if let areas = Self.blocks[scalar.value] {
            self.init(areas: areas)
        } else if (0x2591...0x2593).contains(scalar.value) {
            self.init(areas: [.eighths(0, 0, 8, 8)], percent: Int(scalar.value - 0x2590) * 25)
        } else if let dashes = Self.dashes[scalar.value] {
            self.init(areas: dashes)
        } else if let corner = Self.corners[scalar.value] {
            self.init(brush: .line) { x, y in corner.map { $0.path(x, y) }.joined() }
        } else if let line = BoxLine(scalar) {
            self.init(areas: Self.areas(of: line))
        } else {
            return nil
        }
    }

    private init(brush: Brush, path: @escaping (Double, Double) -> String) {
        self.brush = brush
        self.path = path
    }

    private init(areas: [Area], percent: Int = 100) {
        self.init(brush: .fill(percent: percent)) { x, y in areas.map { $0.path(x, y) }.joined() }
    }

    /// A rectangle inside a cell.
    private struct Area {
        let minX, minY, maxX, maxY: Double

        /// A rectangle in eighths of the cell.
        static func eighths(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Area {
            Area(
                minX: minX * CellShape.width / 8, minY: minY * CellShape.height / 8, maxX: maxX * CellShape.width / 8,
                maxY: maxY * CellShape.height / 8)
        }

        func path(_ x: Double, _ y: Double) -> String {
            let n = Markup.number
            return "M\(n(x + minX)) \(n(y + minY))H\(n(x + maxX))V\(n(y + maxY))H\(n(x + minX))Z"
        }
    }

    /// Halves, eighths and quarters of the cell by character.
    private static let blocks: [UInt32: [Area]] = {
        var blocks: [UInt32: [Area]] = [
            0x2580: [.eighths(0, 0, 8, 4)], 0x2590: [.eighths(4, 0, 8, 8)], 0x2594: [.eighths(0, 0, 8, 1)],
            0x2595: [.eighths(7, 0, 8, 8)],
        ]
        for eighths in 1...8 {
            blocks[0x2580 + UInt32(eighths)] = [.eighths(0, 8 - Double(eighths), 8, 8)]
            blocks[0x2590 - UInt32(eighths)] = [.eighths(0, 0, Double(eighths), 8)]
        }
        let quarters = [Area.eighths(0, 0, 4, 4), .eighths(4, 0, 8, 4), .eighths(0, 4, 4, 8), .eighths(4, 4, 8, 8)]
        // U+2596…U+259F: which of upper left, upper right, lower left, lower right are filled.
        let filled: [[Int]] = [
            [2], [3], [0], [0, 2, 3], [0, 3], [0, 1, 2], [0, 1, 3], [1], [1, 2], [1, 2, 3],
        ]
        for (offset, places) in filled.enumerated() {
            blocks[0x2596 + UInt32(offset)] = places.map { quarters[$0] }
        }
        return blocks
    }()

    /// Broken lines: two, three or four dashes across or down the cell, light or heavy.
    private static let dashes: [UInt32: [Area]] = {
        var dashes: [UInt32: [Area]] = [:]
        for (first, count) in [(0x2504, 3), (0x2508, 4), (0x254C, 2)] as [(UInt32, Int)] {
            for (index, thickness) in [lightLine, heavyLine].enumerated() {
                let pieces = (0..<count).map { (Double($0) + 0.2, Double($0) + 0.8) }
                dashes[first + UInt32(index)] = pieces.map { start, end in
                    Area(
                        minX: start * width / Double(count), minY: (height - thickness) / 2,
                        maxX: end * width / Double(count), maxY: (height + thickness) / 2)
                }
                dashes[first + 2 + UInt32(index)] = pieces.map { start, end in
                    Area(
                        minX: (width - thickness) / 2, minY: start * height / Double(count),
                        maxX: (width + thickness) / 2, maxY: end * height / Double(count))
                }
            }
        }
        return dashes
    }()

    /// Rounded corners and diagonals as points and bends, in cells' units.
    private static let corners: [UInt32: [Piece]] = {
        func corner(right: Bool, down: Bool) -> [Piece] {
            let bend = height / 2 + (down ? width / 2 : -width / 2)
            return [
                .move(right ? width : 0, height / 2), .bend(width / 2, height / 2, width / 2, bend),
                .line(width / 2, down ? height : 0),
            ]
        }
        let falling: [Piece] = [.move(0, 0), .line(width, height)]
        let rising: [Piece] = [.move(0, height), .line(width, 0)]
        return [
            0x256D: corner(right: true, down: true), 0x256E: corner(right: false, down: true),
            0x256F: corner(right: false, down: false), 0x2570: corner(right: true, down: false),
            0x2571: rising, 0x2572: falling, 0x2573: rising + falling,
        ]
    }()

    /// A step of a line.
    private enum Piece {
        case move(Double, Double)
        case line(Double, Double)
        /// A quadratic curve: where it pulls to, then where it ends.
        case bend(Double, Double, Double, Double)

        func path(_ x: Double, _ y: Double) -> String {
            let n = Markup.number
            return switch self {
            case .move(let toX, let toY): "M\(n(x + toX)) \(n(y + toY))"
            case .line(let toX, let toY): "L\(n(x + toX)) \(n(y + toY))"
            case .bend(let pullX, let pullY, let toX, let toY):
                "Q\(n(x + pullX)) \(n(y + pullY)) \(n(x + toX)) \(n(y + toY))"
            }
        }
    }

    /// The lines from the middle of the cell to its edges; each reaches through the middle as far as those across are
    /// strong, so that corners are full.
    private static func areas(of line: BoxLine) -> [Area] {
        func half(_ weight: BoxLine.Weight) -> Double {
            switch weight {
            case .none: 0
            case .light: lightLine / 2
            case .heavy: heavyLine / 2
            }
        }
        let (x, y) = (width / 2, height / 2)
        let across = max(half(line.left), half(line.right))
        let along = max(half(line.up), half(line.down))
        let arms: [(weight: BoxLine.Weight, area: (_ strength: Double) -> Area)] = [
            (line.up, { Area(minX: x - $0, minY: 0, maxX: x + $0, maxY: y + across) }),
            (line.down, { Area(minX: x - $0, minY: y - across, maxX: x + $0, maxY: height) }),
            (line.left, { Area(minX: 0, minY: y - $0, maxX: x + along, maxY: y + $0) }),
            (line.right, { Area(minX: x - along, minY: y - $0, maxX: width, maxY: y + $0) }),
        ]
        return arms.filter { $0.weight != .none }.map { $0.area(half($0.weight)) }
    }
}
