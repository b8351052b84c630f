import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Amounts to choose.
@MainActor
struct AmountPillsContainerRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `amounts are chosen up and down, and taken back`() {
        let model = AmountPillsContainerViewModel(
            AmountPillsContainerDisplayState(id: "", amounts: [10, 20, 50], currency: "EUR"), in: environment)
        for id in ["50", "10", "20", "nobody"] { model.selectPill(id: id) }
        expect(model.currentDisplayState.selectedPillID, is: "20")
        expect(
            environment.owner.requests.compactMap { ($0.request as? ChooseDeposit)?.amount?.amount }, is: [50, 10, 20])

        model.clearSelection()

        expect(model.currentDisplayState.selectedPillID, is: nil)
        #expect(environment.owner.requests.last?.request as? ChooseDeposit == ChooseDeposit(row: "", amount: nil))
    }

    @Test func `a row that was scrolled starts at its beginning with another model of the same ID`() {
        func stage(_ state: AmountPillsContainerDisplayState) -> ComponentHarness<AmountPillsContainerView> {
            let view = AmountPillsContainerView(environment: environment)
            view.configure(with: AmountPillsContainerViewModel(state, in: environment))
            return ComponentHarness(view, width: 48, in: environment)
        }
        let used = stage(.lastSelected)
        #expect(used.rows[0].hasPrefix("‹"))

        used.view.configure(with: AmountPillsContainerViewModel(.noneSelected, in: environment))

        expect(used.surface, is: stage(.noneSelected).surface)
    }

    @Test func `hundredths show where there are any`() {
        let view = AmountPillView(environment: environment)
        view.configure(with: AmountPillViewModel(.init(id: "", amount: Money(2.5, "EUR")), in: environment))
        let stage = ComponentHarness(view, width: 16, in: environment)

        #expect(stage.rows.joined().contains("+2.50"))
    }

    @Test func `where no amount is offered yet there is none to choose`() {
        let awaited = AmountPillDisplayState(id: "awaited", amount: nil)
        let fifty = AmountPillDisplayState(id: "50", amount: Money(50, "EUR"), isSelected: true)
        let pill = AmountPillViewModel(awaited, in: environment)
        let row = AmountPillsContainerViewModel(
            AmountPillsContainerDisplayState(id: "row", pills: [awaited, fifty]), in: environment)
        let view = AmountPillView(environment: environment)
        view.configure(with: pill)
        let stage = ComponentHarness(view, width: 16, in: environment)

        stage.tab()
        stage.press(.enter)
        pill.select()
        row.selectPill(id: "awaited")

        #expect(stage.window.focusedView == nil)
        expect(pill.currentDisplayState.isSelected, is: false)
        expect(row.currentDisplayState.selectedPillID, is: "50")
        expectEmpty(environment.owner.requests)
    }

    @Test func `an amount out of use is not chosen, on its own or among others`() {
        let pill = AmountPillViewModel(
            AmountPillDisplayState(id: "20", amount: Money(20, "EUR"), isEnabled: false), in: environment)
        let fifty = AmountPillDisplayState(id: "50", amount: Money(50, "EUR"))
        let row = AmountPillsContainerViewModel(
            AmountPillsContainerDisplayState(id: "row", pills: [pill.currentDisplayState, fifty]), in: environment)

        pill.select()
        row.selectPill(id: "50")
        row.selectPill(id: "20")
        row.pillViewModels[0].select()

        #expect(!pill.currentDisplayState.isSelected)
        expect(row.currentDisplayState.pills.map(\.isSelected), is: [false, true])
        expect(
            environment.owner.requests.map { $0.request as? ChooseDeposit },
            is: [ChooseDeposit(row: "row", amount: Money(50, "EUR"))])
    }

    @Test func `an amount that was chosen before it was out of use gives way to another one, and is taken back`() {
        let fifty = AmountPillDisplayState(id: "50", amount: Money(50, "EUR"), isSelected: true, isEnabled: false)
        let hundred = AmountPillDisplayState(id: "100", amount: Money(100, "EUR"))
        func row() -> AmountPillsContainerViewModel {
            AmountPillsContainerViewModel(
                AmountPillsContainerDisplayState(id: "row", pills: [fifty, hundred]), in: environment)
        }
        let (other, none) = (row(), row())

        other.selectPill(id: "100")
        none.clearSelection()

        expect(other.currentDisplayState.pills.map(\.isSelected), is: [false, true])
        expect(none.currentDisplayState.pills.map(\.isSelected), is: [false, false])
    }

    @Test func `an amount on its own says of which row it is`() {
        let pill = AmountPillViewModel(
            AmountPillDisplayState(id: "20", rowID: "card", amount: Money(20, "EUR")), in: environment)

        pill.select()

        expect(
            environment.owner.requests.map { $0.request as? ChooseDeposit },
            is: [ChooseDeposit(row: "card", amount: Money(20, "EUR"))])
    }
}
