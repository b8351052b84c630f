import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog

@MainActor
struct QuickAddButtonTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a press adds the amount, once`() {
        let model = QuickAddButtonViewModel(.twoHundredFifty, in: environment)
        var added: [Int] = []
        model.onAdd = { added.append($0) }
        let view = QuickAddButtonView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 16, in: environment)

        stage.tab()
        stage.press(.enter)
        stage.click(x: 3, y: 1)

        expect(added, is: [250, 250])
    }

    @Test(arguments: [QuickAddButtonDisplayState.disabled, QuickAddButtonDisplayState(amount: 0)])
    func `a button that is disabled, or has no amount yet, adds nothing and takes no focus`(
        state: QuickAddButtonDisplayState
    ) {
        let model = QuickAddButtonViewModel(state, in: environment)
        model.onAdd = { _ in Issue.record("added") }
        let view = QuickAddButtonView(environment: environment)
        view.configure(with: model)

        model.add()

        expectEmpty(view.focusableViews)
    }

    @Test func `thousands are grouped in the customer's language`() {
        let portuguese = ViewEnvironment.simulated(localization: Localization.portuguese)
        let view = QuickAddButtonView(environment: portuguese)
        view.configure(with: QuickAddButtonViewModel(.thousand, in: portuguese))

        expect(ComponentHarness(view, width: 16, in: portuguese).rows[1], contains: "+1.000")
    }

    @Test func `a button on its own says on which slip the stake is`() {
        let model = QuickAddButtonViewModel(QuickAddButtonDisplayState(slipID: "one", amount: 5), in: environment)

        model.add()

        expect(environment.owner.requests.map(\.description), is: ["betting:add-to-stake amount=5 slip=one"])
    }
}
