import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCasino
@testable import GomaCatalog

/// Ways to play that whoever offers a game words.
@MainActor
struct CasinoGameButtonTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `own ways take the place of the component's, and say which was taken`() {
        let model = CasinoGamePlayModeSelectorViewModel(.ownWays, in: environment)

        for way in model.ownButtonViewModels { way.press() }

        #expect(model.practiceButtonViewModel == nil)
        expect(
            environment.owner.requests.compactMap { ($0.request as? ChooseWayToPlay)?.way },
            is: [
                "tournament", "play", "practice", "rules",
            ])
    }

    @Test func `a way that is loading or out of use takes no press`() {
        let model = CasinoGamePlayModeSelectorViewModel(.waysLoading, in: environment)

        for way in model.ownButtonViewModels { way.press() }

        expect(environment.owner.requests.compactMap { ($0.request as? ChooseWayToPlay)?.way }, is: ["info"])
    }

    @Test func `while the game is on its way none can be taken`() {
        let model = CasinoGamePlayModeSelectorViewModel(.ownWays.with { $0.isLoading = true }, in: environment)

        let canBeTaken = model.ownButtonViewModels.map { $0.currentDisplayState.isEnabled }
        expect(canBeTaken, is: [false, false, false, false])
    }

    @Test(arguments: 18...30)
    func `the sign that what a way is for is on its way covers no letter of its title`(width: Int) {
        let view = CasinoGamePlayModeSelectorView(environment: environment)
        view.configure(with: CasinoGamePlayModeSelectorViewModel(.waysLoading, in: environment))

        let stage = ComponentHarness(view, width: width, in: environment)

        let words = stage.rows.flatMap { $0.split { !$0.isLetter } }.joined(separator: " ")
        expect(words, contains: "Log in to play")
    }

    @Test func `the focus stays with its way as another comes before it, and that way is taken`() {
        let model = CasinoGamePlayModeSelectorViewModel(.ownWays, in: environment)
        let view = CasinoGamePlayModeSelectorView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 56, in: environment)
        stage.tab()
        stage.tab()

        model.update { $0.buttons.insert(CasinoGameButton(id: "spins", title: "Use your free spins"), at: 0) }
        stage.press(.enter)

        expect(environment.owner.requests.compactMap { ($0.request as? ChooseWayToPlay)?.way }, is: ["play"])
    }
}
