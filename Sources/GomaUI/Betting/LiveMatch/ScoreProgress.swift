/// The values of a column of any score.
package protocol ScoreValues {
    var home: String { get set }
    var away: String { get set }
    var emphasis: ScoreColumn.Emphasis { get }
    var hasTrailingRule: Bool { get }
}

extension ScoreColumn: ScoreValues {}
extension InlineScoreColumnDisplayState: ScoreValues {}

/// The rules by which a score goes on: a point counts in the period that is played, and in what stands apart from the
/// periods.
///
/// Apart, before or behind a rule, stand either the points of a game (both highlighted), or what all periods come to.
package enum ScoreProgress {
    private static let tennisPoints = ["0", "15", "30", "40"]
    private static let advantages = ["A", "AD"]

    package static func award<Column: ScoreValues>(_ side: ScoreSide, in columns: inout [Column]) {
        guard let last = columns.indices.last else { return }
        let apart = last == 0 ? nil : columns[0].hasTrailingRule ? 0 : columns[last - 1].hasTrailingRule ? last : nil
        let period = apart == last ? last - 1 : last
        guard let apart else { return addOne(to: side, of: &columns[period]) }
        guard columns[apart].emphasis == .both else {
            addOne(to: side, of: &columns[period])
            return addOne(to: side, of: &columns[apart])
        }
        guard isTennis(columns[apart]) else { return addOne(to: side, of: &columns[apart]) }
        if winsTennisPoint(side, of: &columns[apart]) { addOne(to: side, of: &columns[period]) }
    }

    private static func isTennis(_ column: some ScoreValues) -> Bool {
        [column.home, column.away].allSatisfy { tennisPoints.contains($0) || advantages.contains($0) }
    }

    /// Counts a point of a game; tells whether the game is won with it.
    private static func winsTennisPoint(_ side: ScoreSide, of column: inout some ScoreValues) -> Bool {
        let other: ScoreSide = side == .home ? .away : .home
        let (own, others) = (value(of: side, in: column), value(of: other, in: column))
        if advantages.contains(others) {
            set("40", for: other, in: &column)
        } else if own == "40", others == "40" {
            set(advantages[0], for: side, in: &column)
        } else if own == "40" || advantages.contains(own) {
            for side in ScoreSide.allCases { set(tennisPoints[0], for: side, in: &column) }
            return true
        } else if let place = tennisPoints.firstIndex(of: own) {
            set(tennisPoints[place + 1], for: side, in: &column)
        }
        return false
    }

    private static func addOne(to side: ScoreSide, of column: inout some ScoreValues) {
        if let points = Int(value(of: side, in: column)) { set(String(points + 1), for: side, in: &column) }
    }

    private static func value(of side: ScoreSide, in column: some ScoreValues) -> String {
        switch side {
        case .home: column.home
        case .away: column.away
        }
    }

    private static func set(_ value: String, for side: ScoreSide, in column: inout some ScoreValues) {
        switch side {
        case .home: column.home = value
        case .away: column.away = value
        }
    }
}
