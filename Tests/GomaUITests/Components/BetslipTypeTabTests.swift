import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct BetslipTypeTabTests {
    private let environment = ViewEnvironment.simulated()

    private func selector(
        _ state: BetslipTypeSelectorDisplayState
    ) -> (stage: ComponentHarness<BetslipTypeSelectorView>, model: BetslipTypeSelectorViewModel) {
        let model = BetslipTypeSelectorViewModel(state, in: environment)
        let view = BetslipTypeSelectorView(environment: environment)
        view.configure(with: model)
        return (ComponentHarness(view, width: 44, in: environment), model)
    }

    @Test func `a press moves the selection and tells it once`() {
        let (stage, model) = selector(.sports)

        stage.click(x: 30, y: 0)
        stage.click(x: 30, y: 0)

        expect(model.currentDisplayState.selectedTabID, is: "virtuals")
        expect(environment.owner.requests.compactMap { ($0.request as? ChooseItem)?.id }, is: ["virtuals"])
    }

    @Test func `a bet type that does not exist is not selected`() {
        let (_, model) = selector(.sports)

        model.selectTab(id: "lottery")

        expect(model.currentDisplayState, is: .sports)
    }

    @Test func `a tab keeps its view while the selection moves, and its colours move over three tenths of a second`() {
        let (stage, model) = selector(.sports)
        let before = stage.view.tree.map(ObjectIdentifier.init)

        model.selectTab(id: "virtuals")
        let onTheWay = stage.surface
        stage.advance(by: .milliseconds(300))

        expect(stage.view.tree.map(ObjectIdentifier.init), is: before)
        expect(onTheWay, isNot: stage.surface)
        expect(stage.surface[1, 1].foreground, is: .role(.separatorLineSecondary))
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `while nothing is selected no line stands out`() {
        let (stage, model) = selector(.virtuals)

        model.update { $0.tabs.choose(nil) }

        expect(model.currentDisplayState.selectedTabID, is: nil)
        expect(stage.rows[1], lacks: "━")
    }

    @Test func `without bet types the line stays where it is below tabs`() {
        let rule = " " + String(repeating: "─", count: 42)

        expect(selector(BetslipTypeSelectorDisplayState(tabs: [])).stage.rows, is: [" No bet types are offered", rule])
    }

    @Test func `a tab on its own is selected by a press and stays so`() {
        let model = BetslipTypeTabItemViewModel(.sports, in: environment)

        model.select()
        model.select()

        expect(model.currentDisplayState, is: .sportsSelected)
    }

    @Test func `tabs and one on its own say of which group they are`() {
        let tab = BetslipTypeTabItemDisplayState(id: "sports", groupID: "left", title: "Sports")
        let alone = BetslipTypeTabItemViewModel(tab, in: environment)
        let (_, model) = selector(BetslipTypeSelectorDisplayState(groupID: "right", tabs: [tab]))

        alone.select()
        model.selectTab(id: "sports")

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "app:choose group=left id=sports", "app:choose group=right id=sports",
            ])
    }
}
