import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct OddsAcceptanceTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ state: OddsAcceptanceDisplayState
    ) -> (stage: ComponentHarness<OddsAcceptanceView>, model: OddsAcceptanceViewModel) {
        let model = OddsAcceptanceViewModel(state, in: environment)
        let view = OddsAcceptanceView(environment: environment)
        view.configure(with: model)
        return (ComponentHarness(view, width: 36, in: environment), model)
    }

    @Test(arguments: [1, 3, 20])
    func `the box and its label both answer to a click`(x: Int) {
        let (stage, model) = stage(.notAccepted)

        stage.click(x: x, y: 0)
        #expect(model.currentDisplayState.isAccepted)
        expect(stage.rows[0], contains: "☑ Accept")
        stage.click(x: x, y: 0)

        #expect(!model.currentDisplayState.isAccepted)
    }

    @Test(arguments: [Glyphs.unicode, .ascii])
    func `the way to the explanation stands under the words of the box`(glyphs: Glyphs) throws {
        let environment = ViewEnvironment.simulated(glyphs: glyphs)
        let view = OddsAcceptanceView(environment: environment)
        view.configure(with: OddsAcceptanceViewModel(.tappableLink, in: environment))
        let rows = ComponentHarness(view, width: 36, in: environment).rows

        let (words, link) = (
            try #require(rows[0].firstRange(of: "Accept")), try #require(rows[1].firstRange(of: "Learn"))
        )
        expect(
            rows[0].distance(from: rows[0].startIndex, to: words.lowerBound),
            is: rows[1].distance(from: rows[1].startIndex, to: link.lowerBound))
    }

    @Test func `a plain link neither leads on nor accepts anything`() {
        let (stage, model) = stage(.notAccepted)

        stage.click(x: 4, y: 1)

        expectEmpty(stage.calls)
        #expect(!model.currentDisplayState.isAccepted)
        expect(stage.view.focusableViews.count, is: 1)
    }

    @Test func `a link that leads on is the second stop, and answers anywhere on its line`() {
        let (stage, model) = stage(.tappableLink)

        stage.tab()
        stage.tab()
        stage.press(.enter)
        stage.click(x: 30, y: 1)

        expect(
            model.environment.owner.requests.map(\.description), is: ["betting:explain-odds", "betting:explain-odds"])
        #expect(!model.currentDisplayState.isAccepted)
    }

    @Test func `nothing answers while it is disabled`() {
        let (stage, model) = stage(.disabled)

        stage.click(x: 3, y: 0)
        model.toggleAcceptance()

        #expect(!model.currentDisplayState.isAccepted)
        expectEmpty(stage.view.focusableViews)
    }
}
