import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

/// What is read of a price that is open and not there, which is drawn as a dash.
@MainActor
struct MissingPriceReadTests {
    private let environment = ViewEnvironment.simulated()

    private func reading(of view: some BindableView) -> String {
        ReadingText.lines(of: ComponentHarness(view, width: 60, in: environment).view).joined(separator: "\n")
    }

    @Test func `an outcome without a price says that there is none`() {
        let view = OutcomeItemView(environment: environment)
        view.configure(with: OutcomeItemViewModel(OutcomeItemDisplayState(id: "1", title: "Home"), in: environment))
        expect(reading(of: view), is: "› Home none")
    }

    @Test(arguments: [BetslipTicketStatus.open, .disabled(reason: nil)])
    func `a selection of the slip without a price says that there is none`(status: BetslipTicketStatus) {
        let state = BetslipTicketDisplayState(
            id: "1", league: "League", home: "A", away: "B", selection: "Draw", status: status)
        let view = BetslipTicketView(environment: environment)
        view.configure(with: BetslipTicketViewModel(state, in: environment))

        expect(reading(of: view), contains: "none")
    }

    @Test func `a placed selection without a price says that there is none`() {
        let state = TicketSelectionDisplayState(
            id: "1", competition: "League", home: "A", away: "B", market: "Match result", selection: "Draw")
        let view = TicketSelectionView(environment: environment)
        view.configure(with: TicketSelectionViewModel(state, in: environment))

        #expect(reading(of: view).hasSuffix("Draw Odds none"))
    }
}
