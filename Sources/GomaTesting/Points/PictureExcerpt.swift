/// The few rows of a picture that show what a finding is about, as `gomaui check` prints them.
enum PictureExcerpt {
    /// Lines that a finding has at most.
    private static let mostLines = 12

    /// Where what is shown differs from what should be.
    static func difference(from expected: Surface, to shown: Surface) -> [String] {
        let lines = PictureDifference.lines(from: expected, to: shown)
        guard lines.count > mostLines else { return lines }
        return lines.prefix(mostLines - 1) + ["  ⋮ and \(lines.count - mostLines + 1) more lines"]
    }

    /// The row of a place, with a caret below it; nothing where there is no such cell, or nothing in the row.
    static func row(of surface: Surface, at place: Point) -> [String] {
        guard surface.bounds.contains(place) else { return [] }
        let row = surface.rows[place.y]
        guard row.contains(where: { $0 != " " }) else { return [] }
        let margin = margin(ofRow: place.y)
        return [margin + row, String(repeating: " ", count: margin.count + place.x) + "^"]
    }

    /// The first rows of a picture; a blank one is its number alone.
    static func rows(of surface: Surface, atMost most: Int) -> [String] {
        surface.rows.prefix(most).enumerated().map { y, row in
            let margin = margin(ofRow: y)
            guard row.contains(where: { $0 != " " }) else { return String(margin.dropLast(3)) }
            return margin + row
        }
    }

    /// A row's number, counted from 1, and the blanks before what it shows.
    private static func margin(ofRow y: Int) -> String {
        let number = String(y + 1)
        return String(repeating: " ", count: max(0, 3 - number.count)) + number + "   "
    }
}
