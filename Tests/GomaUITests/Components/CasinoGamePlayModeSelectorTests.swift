import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements

/// What a game's page says, and where the focus is.
@MainActor
struct CasinoGamePlayModeSelectorTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ state: CasinoGamePlayModeSelectorDisplayState, width: Int = 56
    ) -> ComponentHarness<CasinoGamePlayModeSelectorView> {
        let view = CasinoGamePlayModeSelectorView(environment: environment)
        view.configure(with: CasinoGamePlayModeSelectorViewModel(state, in: environment))
        return ComponentHarness(view, width: width, in: environment)
    }

    @Test(arguments: [(ScriptedAnswer.refused, "Check again"), (.silence, "Check again"), (.given, "Play now")])
    func `the focus stays where a game is asked for again, and goes on to playing it where that can be done`(
        answer: ScriptedAnswer, words: String
    ) {
        environment.owner.script = AnswerScript([answer])
        let stage = stage(.unavailable)
        stage.tab()
        let link = stage.window.focusedView

        stage.press(.enter)
        #expect(link is TextLink && stage.window.focusedView === link)
        stage.advance(by: .seconds(5))

        expect(stage.window.focusedView.flatMap { ReadingText.words(of: $0) }, is: words)
        expect(environment.owner.requests.map(\.description), is: ["casino:load-game id=lost-temple"])
    }

    @Test func `a game that is on its way for the first time is not offered to be asked for again`() {
        #expect(!stage(.loading).rows.contains { $0.contains("Check again") })
    }

    @Test func `a game that is on its way is read as loading`() {
        expect(ReadingText.lines(of: stage(.loading).view).first, is: "Loading")
        expect(ReadingText.lines(of: stage(.unavailable).view), lacks: "Loading")
    }

    @Test func `a way to play that is on its way is read as loading, and no more once it is there`() {
        let model = CasinoGamePlayModeSelectorViewModel(.waysLoading, in: environment)
        let view = CasinoGamePlayModeSelectorView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 56, in: environment)
        expect(ReadingText.lines(of: stage.view), contains: "Log in to play, Loading, unavailable")

        model.update { state in for index in state.buttons.indices { state.buttons[index].phase = .enabled } }
        stage.window.update()

        expect(ReadingText.lines(of: stage.view), contains: "› Log in to play")
    }

    @Test(arguments: [20, 30, 56])
    func `why a game did not open is told in full, on as many rows as that takes`(width: Int) {
        let reason = "That cannot be done at the moment. Try again later."

        let stage = stage(.failed.with { $0.start = .failed(.told(reason)) }, width: width)

        let words = stage.rows.flatMap { $0.split(separator: " ") }.joined(separator: " ")
        expect(words, contains: reason)
    }
}
