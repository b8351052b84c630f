@testable import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct ScoreTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [
        ("10", "9", ScoreSide.home), ("98", "105", .away), ("A", "40", .home), ("40", "AD", .away), ("0", "1", .away),
    ])
    func `the leader is found as people count`(home: String, away: String, leader: ScoreSide) {
        #expect(ScoreColumn(home, away).leader == leader)
    }

    @Test(arguments: [("2", "2"), ("A", "A"), ("DEU", "40"), ("", "")])
    func `nobody leads at equal or unknown points`(home: String, away: String) {
        #expect(ScoreColumn(home, away).leader == nil)
    }

    @Test func `columns keep their width and values stand at the right`() {
        #expect(stage(.init(.basketball, in: environment)).rows == ["25 18 31 26 │ ▐100▌", "22 28 24 30 │ ▐104▌"])
        #expect(stage(.init(.footballTied, in: environment)).rows == [" 2", " 2"])
    }

    @Test func `the winner is bold and the loser is not`() {
        let row = stage(.init(.bordered, in: environment)).surface

        #expect(row[1, 0].attributes == .bold)
        #expect(row[1, 1].attributes == [])
    }

    @Test func `the dot stands beside the side that serves`() {
        let model = ScoreViewModel(.tennisAdvantage, in: environment)
        let stage = stage(model)
        #expect(stage.rows.map { $0.hasPrefix("•") } == [true, false])

        model.update { $0.serving = .away }
        #expect(stage.rows.map { $0.hasPrefix("•") } == [false, true])

        model.update { $0.serving = nil }
        #expect(!stage.rows.contains { $0.contains("•") })
    }

    @Test func `a new value keeps the look of its column`() {
        let model = ScoreViewModel(.tennis, in: environment)

        model.updateScore(of: .home, inColumn: 0, to: "40")

        #expect(model.currentDisplayState.columns[0].home == "40")
        #expect(model.currentDisplayState.columns[0].style == .background)
        #expect(model.currentDisplayState.columns[0].hasTrailingRule)
        #expect(model.currentDisplayState.serving == .away)
    }

    @Test func `taking the last column back leaves no score`() {
        let model = ScoreViewModel(.football, in: environment)
        let stage = stage(model, width: 20)

        model.updateColumns(to: model.currentDisplayState.columns.dropLast())

        #expect(model.currentDisplayState.phase == .empty)
        #expect(stage.view.measure(Size(width: 20, height: 9)) == Size(width: 13, height: 1))
    }

    @Test func `where room is short the oldest periods go first, and the total stays`() {
        #expect(
            stage(.init(.basketball, in: environment), width: 15).rows == ["31 26 │ ▐100▌", "24 30 │ ▐104▌"])
        #expect(stage(.init(.basketball, in: environment), width: 6).rows == ["▐100▌", "▐104▌"])
    }

    @Test func `the spinner turns while loading and asks for no time afterwards`() {
        let model = ScoreViewModel(.loading, in: environment)
        let stage = stage(model)
        let before = stage.rows

        stage.advance(by: .milliseconds(100))
        #expect(stage.rows != before)
        model.update { $0.phase = .display }

        #expect(environment.scheduler.nextDue == nil)
    }

    @Test(arguments: [(ScoreSide.home, "7", "2"), (.away, "1", "7")])
    func `a new value is that of its side, in a score, a cell and a small column`(
        side: ScoreSide, home: String, away: String
    ) {
        let score = ScoreViewModel(
            ScoreDisplayState(phase: .idle, columns: [ScoreColumn("0", "0"), ScoreColumn("1", "2")]), in: environment)
        let cell = ScoreCellViewModel(
            ScoreCellDisplayState(column: ScoreColumn("1", "2", style: .border), content: .placeholder),
            in: environment)
        let column = InlineScoreColumnViewModel(
            InlineScoreColumnDisplayState("1", "2", id: "set-1", hasTrailingRule: true), in: environment)

        score.updateScore(of: side, inColumn: 1, to: "7")
        cell.updateScore(of: side, to: "7")
        column.updateScore(of: side, to: "7")

        #expect(
            score.currentDisplayState == ScoreDisplayState(columns: [ScoreColumn("0", "0"), ScoreColumn(home, away)]))
        #expect(
            cell.currentDisplayState == ScoreCellDisplayState(column: ScoreColumn(home, away, style: .border)))
        #expect(
            column.currentDisplayState
                == InlineScoreColumnDisplayState(home, away, id: "set-1", hasTrailingRule: true))
    }

    @Test(arguments: [-1, 1])
    func `a value for a column that is not there changes nothing`(index: Int) {
        let state = ScoreDisplayState(phase: .loading, columns: [ScoreColumn("1", "2")])
        let model = ScoreViewModel(state, in: environment)

        model.updateScore(of: .home, inColumn: index, to: "7")

        #expect(model.currentDisplayState == state)
    }

    private func stage(_ model: ScoreViewModel, width: Int = 40) -> ComponentHarness<ScoreView> {
        let view = ScoreView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
