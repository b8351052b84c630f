/// The rows of a list, of which all but headings can be selected.
struct ListRows {
    let count: Int
    let isHeading: (Int) -> Bool

    func isSelectable(_ row: Int) -> Bool { (0..<count).contains(row) && !isHeading(row) }

    /// The first row that can be selected from `row` on, or else the last one before it.
    func selectable(near row: Int) -> Int? { selectable(from: row, by: 1) ?? selectable(from: row, by: -1) }

    /// The first row that can be selected, from `row` on in one direction.
    func selectable(from row: Int, by step: Int) -> Int? {
        var row = row
        while (0..<count).contains(row) {
            if isSelectable(row) { return row }
            row += step
        }
        return nil
    }
}
