import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct SuggestedBetsExpandedTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `the section opens and closes, and keeps its page`() {
        let model = model(.multiPage)
        let stage = stage(model)

        stage.tab()
        stage.press(.enter)
        expect(height(of: stage), is: 3)
        stage.press(.enter)

        #expect(height(of: stage) > 8)
        expect(model.currentDisplayState.currentPage, is: 1)
        expect(stage.calls, is: Array(repeating: "SuggestedBetsExpanded.toggleExpanded()", count: 2))
    }

    @Test func `another page slides in and stands still`() {
        let model = model(.expanded)
        let stage = stage(model)

        model.showPage(1)
        #expect(!stage.rows[5].hasPrefix("  FC Barcelona"))
        stage.advance(by: .milliseconds(240))

        #expect(stage.rows[5].hasPrefix("  FC Barcelona"))
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `without motion another page is there at once`() {
        var still = environment
        still.reducesMotion = true
        let model = SuggestedBetsExpandedViewModel(.expanded, in: still)
        let view = SuggestedBetsExpandedView(environment: still)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 64, in: still)

        model.showPage(1)

        #expect(stage.rows[5].hasPrefix("  FC Barcelona"))
    }

    @Test func `a page is turned from inside a card, and the focus stays where it is`() {
        let model = model(.expanded)
        let stage = stage(model)
        stage.tab()
        stage.tab()

        stage.press(.pageDown)
        stage.advance(by: .seconds(1))
        stage.press(.enter)

        expect(stage.calls, is: ["SuggestedBetsExpanded.showPage(1)", "TallOddsMatchCard.openMatch()"])
        #expect(stage.rows[5].hasPrefix("▌ FC Barcelona"))
    }

    @Test func `a price that is chosen in a card is part of the section's state`() {
        let model = model(.expanded)
        let stage = stage(model)

        stage.click(x: 10, y: 9)

        expect(stage.calls, is: ["OutcomeItem.toggleSelection()"])
        expect(
            model.currentDisplayState.cards[0].outcomes.lines[0].outcomes.map(\.isSelected), is: [true, false, false])
    }

    @Test func `a section that is out of sight takes no room`() {
        let model = model(.multiPage)
        let stage = stage(model)

        model.update { $0.isVisible = false }

        expect(height(of: stage), is: 0)
    }

    @Test func `a section without matches says so`() {
        expect(stage(model(.empty)).rows[3], contains: "No suggested bets now")
    }

    @Test func `a match that is on goes on in its page`() {
        let model = model(.demo)
        model.follow(StateFeed(.live))
        let stage = stage(model)

        stage.advance(by: .seconds(30))

        expect(model.currentDisplayState.cards[1].header.time, is: .period(MatchPeriod(.ended)))
        expect(environment.scheduler.nextDue, is: nil)
    }

    private func model(_ state: SuggestedBetsExpandedDisplayState) -> SuggestedBetsExpandedViewModel {
        SuggestedBetsExpandedViewModel(state, in: environment)
    }

    private func height(of stage: ComponentHarness<SuggestedBetsExpandedView>) -> Int {
        ComponentRenderer.fittingSize(of: stage.view, width: 64).height
    }

    private func stage(_ model: SuggestedBetsExpandedViewModel) -> ComponentHarness<SuggestedBetsExpandedView> {
        let view = SuggestedBetsExpandedView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 64, in: environment)
    }
}
