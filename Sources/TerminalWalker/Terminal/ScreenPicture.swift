/// The screen of a terminal at a moment.
struct ScreenPicture: Hashable {
    let width: Int
    let height: Int
    /// Row by row, without what cannot be seen.
    let cells: [ScreenCell]

    /// The rows as text, blanks at their ends left out.
    var rows: [String] {
        (0..<height).map { y in
            let row = cells[y * width..<(y + 1) * width].map(\.text).joined()
            return String(row.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Where two pictures part, in words; `nil` where they do not.
    func difference(from other: ScreenPicture) -> String? {
        guard width == other.width, height == other.height else {
            return "\(width)×\(height) cells in place of \(other.width)×\(other.height)"
        }
        let places = cells.indices.filter { cells[$0] != other.cells[$0] }
        guard let first = places.first else { return nil }
        let (row, column) = (first / width, first % width)
        let here = "\(Self.words(cells[first])) in place of \(Self.words(other.cells[first]))"
        let more = places.count > 1 ? ", and \(places.count - 1) cells more" : ""
        return "row \(row + 1), column \(column + 1): \(here)\(more)"
    }

    private static func words(_ cell: ScreenCell) -> String {
        var words = "\"\(cell.text)\""
        if cell.style.foreground >= 0 { words += " in colour \(cell.style.foreground)" }
        if cell.style.background >= 0 { words += " on colour \(cell.style.background)" }
        if cell.style.attributes != 0 {
            let codes = (1...9).filter { cell.style.attributes & 1 << UInt16($0) != 0 }.map(String.init)
            words += " with SGR \(codes.joined(separator: ";"))"
        }
        return words
    }
}
