/// What a row of a picture shows.
struct DrawnRow {
    /// Cells of each shape.
    private(set) var shapes: [DrawnShape: Int] = [:]
    private(set) var grounds: Set<ColorReference> = []

    init() {}

    /// - Parameter known: the shapes of cells that show the same wherever they stand; what is new is added.
    init(_ row: ArraySlice<Cell>, _ known: inout [Cell: DrawnShape]) {
        var ground: ColorReference?
        for x in row.indices {
            let cell = row[x]
            if cell.background != ground { grounds.insert(cell.background) }
            ground = cell.background
            guard cell.cluster != .space else { continue }
            if let shape = known[cell] {
                shapes[shape, default: 0] += 1
            } else if let pair = DrawnPair(at: x, in: row) {
                let shape = DrawnShape(pair, as: cell.cluster)
                shapes[shape, default: 0] += 1
                if !DrawnPair.mayBeGroundEdge(cell.cluster) { known[cell] = shape }
            }
        }
    }

    mutating func add(_ other: Self) {
        shapes.merge(other.shapes, uniquingKeysWith: +)
        grounds.formUnion(other.grounds)
    }
}
