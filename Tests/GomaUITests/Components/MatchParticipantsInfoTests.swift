@testable import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct MatchParticipantsInfoTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `both layouts tell the same server`() {
        let model = MatchParticipantsInfoViewModel(.horizontalServing, in: environment)
        let stage = stage(model)
        #expect(stage.rows[0].contains("Nadal •"))

        model.update { $0.score?.serving = .away }
        #expect(stage.rows[0].contains("Djokovic •"))
        model.update { $0.layout = .vertical }

        #expect(stage.rows[1].contains("•"))
        #expect(!stage.rows[0].contains("•"))
    }

    @Test func `before the match there is no score, whatever the state holds`() {
        var state = MatchParticipantsInfoDisplayState.verticalFootballPreLive
        state.score = .tennis
        let model = MatchParticipantsInfoViewModel(state, in: environment)

        let stage = stage(model)

        #expect(model.scoreViewModel == nil)
        #expect(stage.rows == stageRows(.verticalFootballPreLive))
    }

    @Test func `a match begins, goes on and ends`() {
        let model = MatchParticipantsInfoViewModel(.standard, in: environment)
        let stage = stage(model)

        model.goLive(score: "1 - 0", time: "12'")
        #expect(stage.rows.joined().contains("● 12'"))
        model.end(score: "2 - 0")

        #expect(stage.rows[0].contains("2 - 0"))
        #expect(stage.rows[1].trimmingPrefix { $0 == " " } == "Ended")
    }

    @Test func `a score that is taken away leaves the overall one`() {
        let model = MatchParticipantsInfoViewModel(.verticalTennis, in: environment)
        let stage = stage(model)

        model.update { $0.score = nil }

        #expect(model.scoreViewModel == nil)
        #expect(stage.rows[0].hasSuffix("1 - 1"))
        #expect(!stage.rows.joined().contains("40"))
    }

    @Test func `where room is short the away side goes below`() {
        let model = MatchParticipantsInfoViewModel(.horizontalEnded, in: environment)

        #expect(stage(model, width: 20).rows == [" Arsenal      3 - 2", " Chelsea      Ended"])
    }

    private func stageRows(_ state: MatchParticipantsInfoDisplayState) -> [String] {
        stage(MatchParticipantsInfoViewModel(state, in: environment)).rows
    }

    private func stage(
        _ model: MatchParticipantsInfoViewModel, width: Int = 60
    ) -> ComponentHarness<MatchParticipantsInfoView> {
        let view = MatchParticipantsInfoView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
