import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog

/// The guide's screens answer what components ask for.
@MainActor
struct MatchScreensTests {
    @Test func `the match that a card asks for is opened`() {
        let environment = ViewEnvironment()
        let screens = MatchScreens(ViewController())
        let card = InlineMatchCardViewModel(.preLive, in: environment)
        screens.answer(environment.owner)

        card.openMatch()

        expect((screens.top as? MatchScreen)?.id, is: card.currentDisplayState.id)
    }
}
