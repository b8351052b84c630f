import Expectations
import Testing

@testable import GomaBetting
@testable import GomaCatalog

/// Scores of matches as columns.
struct ScoreColumnsTests {
    private static let tennis = MatchScore.games([Tally(6, 3), Tally(5, 6)], TennisGame(.advantage, .forty))
    private static let hockey = MatchScore.periods([Tally(1, 0), Tally(2, 3), Tally(1, 1)])

    @Test func `points of a game stand before the sets, and totals behind the periods`() {
        expect([ScoreColumn](Self.tennis), is: ScoreDisplayState.tennisAdvantage.columns)
        expect([ScoreColumn](Self.hockey), is: ScoreDisplayState.hockey.columns)
        expect([ScoreColumn](.total(Tally(2, 2))), is: ScoreDisplayState.footballTied.columns)
        expect([ScoreColumn](.sets([Tally(25, 23)])), is: [ScoreColumn("25", "23")])
    }

    @Test func `in a small score what stands apart is first`() {
        expect(
            [InlineScoreColumnDisplayState](Self.tennis), is: [.game("A", "40"), .set(1, "6", "3"), .set(2, "5", "6")])
        expect([InlineScoreColumnDisplayState](Self.hockey).map(\.home), is: ["4", "1", "2", "1"])
        expect([InlineScoreColumnDisplayState](Self.hockey).map(\.hasTrailingRule), is: [true, false, false, false])
        expect([InlineScoreColumnDisplayState](.sets([Tally(25, 23)])), is: [.set(1, "25", "23")])
    }

    @Test func `points of tennis are written as they are called`() {
        let points: [TennisGame.Points] = [.love, .fifteen, .thirty, .forty, .advantage]

        expect(points.map(\.text), is: ["0", "15", "30", "40", "A"])
    }

    @Test func `columns keep their looks as long as there are as many of them`() {
        var columns = ScoreDisplayState.football.columns

        columns.show([ScoreColumn](.total(Tally(3, 1))))
        expect(columns, is: [ScoreColumn("3", "1", emphasis: .both)])
        columns.show([ScoreColumn](Self.hockey))

        expect(columns, is: ScoreDisplayState.hockey.columns)
    }
}
