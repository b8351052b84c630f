/// The frames of a contact sheet's tiles: rows of equally wide tiles, each row as high as its highest.
///
/// Heights become known as rows come into view; those that are not known yet count as high as the others on average.
struct TileLayout {
    let count: Int
    /// Tiles in a row.
    let across: Int
    /// Heights of the first rows, as far as they are known.
    private(set) var heights: [Int] = []

    init(count: Int, across: Int) {
        self.count = count
        self.across = max(1, across)
    }

    var rowCount: Int { (count + across - 1) / across }

    func tiles(inRow row: Int) -> Range<Int> { row * across..<min(count, (row + 1) * across) }

    func row(of tile: Int) -> Int { tile / across }

    /// Makes the heights of all rows up to one known.
    mutating func measure(through row: Int, height: (Range<Int>) -> Int) {
        while heights.count <= min(row, rowCount - 1) { heights.append(height(tiles(inRow: heights.count))) }
    }

    /// Makes the heights of all rows known that begin above a line.
    mutating func measure(above line: Int, height: (Range<Int>) -> Int) {
        while heights.count < rowCount, knownExtent < line { heights.append(height(tiles(inRow: heights.count))) }
    }

    /// Where a row begins whose predecessors are known.
    func top(ofRow row: Int) -> Int { heights.prefix(row).reduce(0, +) }

    private var knownExtent: Int { heights.reduce(0, +) }

    /// Rows of cells in all, as far as can be told.
    var extent: Int {
        guard !heights.isEmpty else { return 0 }
        return knownExtent + (rowCount - heights.count) * knownExtent / heights.count
    }

    /// The known rows of which some part lies in a range of lines.
    func rows(in lines: Range<Int>) -> Range<Int> {
        var top = 0
        var found: [Int] = []
        for (row, height) in heights.enumerated() {
            if top < lines.upperBound, top + height > lines.lowerBound { found.append(row) }
            top += height
        }
        return (found.first ?? 0)..<((found.last ?? -1) + 1)
    }
}
