/// The rows in which two pictures differ, as lines with `-` and `+`, and carets below the cells that changed.
struct PictureLines {
    let difference: PictureDifference
    let before: DrawnPicture
    let after: DrawnPicture

    /// Rows around a change that are shown with it.
    private static let context = 1

    var lines: [String] {
        let pairs = difference.rowPairs
        let changed = pairs.indices.filter { isChanged(pairs[$0]) }
        let shown = Set(changed.flatMap { ($0 - Self.context)...($0 + Self.context) })
        var lines: [String] = []
        var last: Int?
        for (index, pair) in pairs.enumerated() where shown.contains(index) {
            if let last, last + 1 < index { lines.append("  ⋮") }
            last = index
            let row = (pair.new ?? pair.old ?? 0) + 1
            if !changed.contains(index) {
                lines.append(Self.line(row, " ", after.text(ofRow: pair.new ?? 0)))
                continue
            }
            if let y = pair.old {
                lines.append(Self.line(y + 1, "-", before.text(ofRow: y)))
                if pair.new == nil { continue }
                if let carets = carets(y, of: before, difference.oldTextMarks, isOnly: false) { lines.append(carets) }
            }
            guard let y = pair.new else { continue }
            lines.append(Self.line(y + 1, "+", after.text(ofRow: y)))
            if pair.old != nil, let carets = carets(y, of: after, difference.newTextMarks, isOnly: true) {
                lines.append(carets)
            }
        }
        return lines
    }

    private func isChanged(_ pair: PictureAlignment.Pair) -> Bool {
        guard let old = pair.old, let new = pair.new else { return true }
        return before.text(ofRow: old) != after.text(ofRow: new)
    }

    private static func line(_ row: Int, _ mark: String, _ text: String) -> String {
        let number = String(row)
        let blanks = String(repeating: " ", count: max(0, 3 - number.count))
        return "\(blanks)\(number) \(mark) \(text)".withoutBlanksAtEnd
    }

    /// Carets below the changed cells of a row; under the old row only where the new one does not show them all.
    private func carets(_ y: Int, of picture: DrawnPicture, _ marks: Set<Point>, isOnly: Bool) -> String? {
        if !isOnly, difference.newTextMarks == difference.oldTextMarks { return nil }
        let columns = picture.rows[y].indices.map { marks.contains(Point(x: $0, y: y)) ? "^" : " " }.joined()
        guard let end = columns.lastIndex(of: "^") else { return nil }
        return String(repeating: " ", count: 6) + columns[...end]
    }
}
