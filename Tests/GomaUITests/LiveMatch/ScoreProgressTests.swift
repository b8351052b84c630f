import Testing

@testable import GomaCatalog

@MainActor
struct ScoreProgressTests {
    @Test(arguments: [
        (["30", "15"], ["40", "15"]), (["40", "15"], ["0", "0"]), (["40", "40"], ["A", "40"]),
        (["40", "A"], ["40", "40"]), (["A", "40"], ["0", "0"]),
    ])
    func `a point for either side goes by the rules of tennis`(before: [String], after: [String]) {
        var home = [InlineScoreColumnDisplayState.game(before[0], before[1]), .set(1, "2", "5")]
        var away = [InlineScoreColumnDisplayState.game(before[1], before[0]), .set(1, "5", "2")]

        ScoreProgress.award(.home, in: &home)
        ScoreProgress.award(.away, in: &away)

        #expect([home[0].home, home[0].away] == after && [away[0].away, away[0].home] == after)
        let games = after == ["0", "0"] ? "3" : "2"
        #expect([home[1].home, home[1].away] == [games, "5"] && [away[1].home, away[1].away] == ["5", games])
    }

    @Test func `a goal counts in the period and in the total`() {
        var columns = ScoreDisplayState.hockey.columns

        ScoreProgress.award(.away, in: &columns)

        #expect(columns.map(\.away) == ["0", "3", "2", "5"])
    }

    @Test func `points that stand first are the sum of the quarters`() {
        var columns = InlineScoreDisplayState.basketball.columns

        ScoreProgress.award(.home, in: &columns)

        #expect(columns.map(\.home) == ["79", "22", "19", "21", "17"])
    }

    @Test func `a point of volleyball counts in its set alone`() {
        var columns = InlineScoreDisplayState.volleyball.columns

        ScoreProgress.award(.home, in: &columns)

        #expect(columns.map(\.home) == ["16", "25", "23", "1"])
    }

    @Test func `a score of one column counts up, and none stays none`() {
        var columns = InlineScoreDisplayState.football.columns
        var none: [ScoreColumn] = []

        ScoreProgress.award(.away, in: &columns)
        ScoreProgress.award(.away, in: &none)

        #expect(columns.map(\.away) == ["2"])
        #expect(none.isEmpty)
    }

    @Test(arguments: [
        ("45'", "46'"), ("2nd Half, 67 Min", "2nd Half, 68 Min"), ("3rd Set", "3rd Set"), ("HT", "HT"), ("", ""),
    ])
    func `the clock goes on where a minute is named`(before: String, after: String) {
        #expect(MatchClock.afterMinute(before) == after)
    }
}
