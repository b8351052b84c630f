/// The picture in a dump, cell by cell.
package struct DrawnPicture: Equatable, Sendable {
    /// Cells of each row, from left to right; rows may end early.
    let rows: [[DrawnCell]]

    init(_ surface: Surface) {
        let map = StyleMap(surface)
        self.init(glyphs: surface.rows, styles: map.rows, legend: map.legend)
    }

    /// - Parameters:
    ///   - styles: a letter for each column of a row.
    ///   - legend: what the letters mean, a line each.
    init(glyphs: [String], styles: [String], legend: [String]) {
        let known = Dictionary(
            legend.compactMap { line in line.first.map { ($0, DrawnStyle(words: String(line.dropFirst(4)))) } },
            uniquingKeysWith: { first, _ in first })
        rows = (0..<max(glyphs.count, styles.count)).map { y in
            let texts = glyphs.indices.contains(y) ? Self.columns(of: glyphs[y]) : []
            let letters = styles.indices.contains(y) ? Array(styles[y]) : []
            return (0..<max(texts.count, letters.count)).map { x in
                DrawnCell(
                    text: texts.indices.contains(x) ? texts[x] : " ",
                    style: letters.indices.contains(x) ? known[letters[x]] ?? .plain : .plain)
            }
        }
    }

    /// Columns of the widest row.
    var width: Int { rows.map(\.count).max() ?? 0 }

    /// The cell at a place; blank outside of the picture.
    subscript(x: Int, y: Int) -> DrawnCell {
        rows.indices.contains(y) && rows[y].indices.contains(x) ? rows[y][x] : .blank
    }

    /// Text of a row without the blanks at its end.
    func text(ofRow y: Int) -> String { rows[y].map(\.text).joined().withoutBlanksAtEnd }

    private static func columns(of row: String) -> [String] {
        DisplayText(row).elements.flatMap { $0.width == 2 ? [$0.cluster.string, ""] : [$0.cluster.string] }
    }
}
