@testable import GomaCatalog
import Expectations
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
        expect(ScoreColumn(home, away).leader, is: leader)
    }

    @Test(arguments: [("2", "2"), ("A", "A"), ("DEU", "40"), ("", "")])
    func `nobody leads at equal or unknown points`(home: String, away: String) {
        expect(ScoreColumn(home, away).leader, is: nil)
    }

    @Test func `columns keep their width and values stand at the right`() {
        expect(stage(.init(.basketball, in: environment)).rows, is: ["25 18 31 26 │ ▐100▌", "22 28 24 30 │ ▐104▌"])
        expect(stage(.init(.footballTied, in: environment)).rows, is: [" 2", " 2"])
    }

    @Test func `the winner is bold and the loser is not`() {
        let row = stage(.init(.bordered, in: environment)).surface

        expect(row[1, 0].attributes, is: .bold)
        expect(row[1, 1].attributes, is: [])
    }

    @Test func `the dot stands beside the side that serves`() {
        let model = ScoreViewModel(.tennisAdvantage, in: environment)
        let stage = stage(model)
        expect(stage.rows.map { $0.hasPrefix("•") }, is: [true, false])

        model.update { $0.serving = .away }
        expect(stage.rows.map { $0.hasPrefix("•") }, is: [false, true])

        model.update { $0.serving = nil }
        #expect(!stage.rows.contains { $0.contains("•") })
    }

    @Test func `that there is no score is said in one row`() {
        let stage = stage(.init(.empty, in: environment), width: 20)

        expect(stage.view.measure(Size(width: 20, height: 9)), is: Size(width: 13, height: 1))
    }

    @Test func `where room is short the oldest periods go first, and the total stays`() {
        expect(
            stage(.init(.basketball, in: environment), width: 15).rows, is: ["31 26 │ ▐100▌", "24 30 │ ▐104▌"])
        expect(stage(.init(.basketball, in: environment), width: 6).rows, is: ["▐100▌", "▐104▌"])
    }

    @Test func `the spinner turns while loading and asks for no time afterwards`() {
        let model = ScoreViewModel(.loading, in: environment)
        let stage = stage(model)
        let before = stage.rows

        stage.advance(by: .milliseconds(100))
        expect(stage.rows, isNot: before)
        model.update { $0.phase = .display }

        expect(environment.scheduler.nextDue, is: nil)
    }

    private func stage(_ model: ScoreViewModel, width: Int = 40) -> ComponentHarness<ScoreView> {
        let view = ScoreView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
