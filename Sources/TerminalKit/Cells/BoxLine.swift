/// The lines that leave the middle of a cell, as box-drawing characters show them (Unicode block U+2500…U+257F).
///
/// Where borders meet, their lines are joined: `╮` drawn over `╭` becomes `┬`.
package struct BoxLine: Hashable, Sendable {
    /// The weight of one of the four lines.
    package enum Weight: Int, Comparable, Sendable {
        case none, light, heavy

        package static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    package var up: Weight
    package var right: Weight
    package var down: Weight
    package var left: Weight

    /// The heavier of both in each direction.
    func joined(with other: BoxLine) -> BoxLine {
        BoxLine(
            up: max(up, other.up), right: max(right, other.right), down: max(down, other.down),
            left: max(left, other.left))
    }

    var scalar: Unicode.Scalar? { Self.scalars[self] }

    /// Box characters in the order of the digits of their directions (up, right, down, left; base three).
    private static let table: [(Unicode.Scalar, Int)] = [
        ("╵", 1000), ("╶", 100), ("╷", 10), ("╴", 1), ("╹", 2000), ("╺", 200), ("╻", 20), ("╸", 2),
        ("─", 101), ("━", 202), ("│", 1010), ("┃", 2020), ("╼", 201), ("╽", 1020), ("╾", 102), ("╿", 2010),
        ("╭", 110), ("┍", 210), ("┎", 120), ("┏", 220), ("╮", 11), ("┑", 12), ("┒", 21), ("┓", 22),
        ("╰", 1100), ("┕", 1200), ("┖", 2100), ("┗", 2200), ("╯", 1001), ("┙", 1002), ("┚", 2001), ("┛", 2002),
        ("├", 1110), ("┝", 1210), ("┞", 2110), ("┟", 1120), ("┠", 2120), ("┡", 2210), ("┢", 1220), ("┣", 2220),
        ("┤", 1011), ("┥", 1012), ("┦", 2011), ("┧", 1021), ("┨", 2021), ("┩", 2012), ("┪", 1022), ("┫", 2022),
        ("┬", 111), ("┭", 112), ("┮", 211), ("┯", 212), ("┰", 121), ("┱", 122), ("┲", 221), ("┳", 222),
        ("┴", 1101), ("┵", 1102), ("┶", 1201), ("┷", 1202), ("┸", 2101), ("┹", 2102), ("┺", 2201), ("┻", 2202),
        ("┼", 1111), ("┽", 1112), ("┾", 1211), ("┿", 1212), ("╀", 2111), ("╁", 1121), ("╂", 2121), ("╃", 2112),
        ("╄", 2211), ("╅", 1122), ("╆", 1221), ("╇", 2212), ("╈", 1222), ("╉", 2122), ("╊", 2221), ("╋", 2222),
    ]

    private static let scalars = Dictionary(
        uniqueKeysWithValues: table.map { (BoxLine(digits: $0.1), $0.0) })

    /// Broken lines and square corners count as the plain ones that they join like.
    private static let lines: [Unicode.Scalar: BoxLine] = {
        let aliases: [(Unicode.Scalar, Int)] = [
            ("┄", 101), ("┆", 1010), ("┌", 110), ("┐", 11), ("└", 1100), ("┘", 1001),
        ]
        return Dictionary(uniqueKeysWithValues: (table + aliases).map { ($0.0, BoxLine(digits: $0.1)) })
    }()
}

extension BoxLine {
    /// The lines of a box-drawing character, or `nil` for another.
    package init?(_ scalar: Unicode.Scalar) {
        guard let line = Self.lines[scalar] else { return nil }
        self = line
    }

    private init(digits: Int) {
        func weight(_ place: Int) -> Weight { Weight(rawValue: digits / place % 10) ?? .none }
        self.init(up: weight(1000), right: weight(100), down: weight(10), left: weight(1))
    }
}
