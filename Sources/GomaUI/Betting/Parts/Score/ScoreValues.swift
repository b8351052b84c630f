/// The values of a column of any score.
package protocol ScoreValues {
    var home: String { get set }
    var away: String { get set }
}

extension ScoreColumn: ScoreValues {}

extension ScoreValues {
    /// What a side has.
    subscript(side: ScoreSide) -> String { side == .home ? home : away }
}

extension Array where Element: ScoreValues {
    /// Takes the values of other columns, and keeps what these look like; other columns in place of these where there are
    /// more or fewer of them.
    package mutating func show(_ columns: [Element]) {
        guard count == columns.count else { return self = columns }
        for (index, column) in columns.enumerated() {
            (self[index].home, self[index].away) = (column.home, column.away)
        }
    }
}
