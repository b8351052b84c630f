import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// What can be done with an offer for a bet, down to one of nothing.
@MainActor
struct TicketBetInfoOfferTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a bet worth nothing brings no offer, and nothing to give it up with`() {
        let bet = TicketBetInfoDisplayState(
            id: "", cashOut: ButtonIconDisplayState(id: "cash-out", title: ""), tickets: [],
            totalOdds: 2,
            stake: Money(0, "XAF"), winnings: Money(0, "XAF"))
        let model = TicketBetInfoViewModel(bet, in: environment)
        model.cashOutViewModel?.press()
        _ = model.cashoutAmountViewModel

        environment.wait(.milliseconds(1200))

        let state = model.currentDisplayState
        #expect(state.cashoutAmount?.phase == .failed(.refused))
        #expect(state.cashoutSlider == nil && state.fullCashout == nil && !state.canBeGivenUp)
    }

    @Test(arguments: [(10, 10), (9, 9), (1, 1), (5000, 10)])
    func `the least that can be given up for is ten hundredths, or all that is offered`(offer: Int, least: Int) {
        var state = TicketBetInfoDisplayState(
            id: "", tickets: [], totalOdds: 2, stake: Money(1, "XAF"),
            winnings: Money(2, "XAF"))

        state.showTools(for: Money(hundredths: offer, "XAF"))

        #expect(state.cashoutSlider?.range == least...offer)
        #expect(state.cashoutSlider?.amount.hundredths == offer)
        #expect(state.fullCashout == Money(hundredths: offer, "XAF"))
    }

    @Test func `an offer that falls to nothing takes the ways to give the bet up away`() {
        var state = TicketBetInfoDisplayState(
            id: "", tickets: [], totalOdds: 2, stake: Money(1, "XAF"),
            winnings: Money(2, "XAF"))
        state.showTools(for: Money(5, "XAF"))
        #expect(state.canBeGivenUp && state.worth == Money(5, "XAF"))

        state.showTools(for: Money(0, "XAF"))

        #expect(state.cashoutSlider == nil && state.fullCashout == nil)
    }

    @Test func `an offer of nothing that data brings cannot be taken, and its buttons say so`() {
        let state = TicketBetInfoDisplayState(
            id: "", tickets: [], totalOdds: 2, stake: Money(1, "XAF"),
            winnings: Money(2, "XAF"),
            cashoutAmount: CashoutAmountDisplayState(betID: "b", title: .partial, amount: Money(0, "XAF")),
            fullCashout: Money(0, "XAF"))
        let model = TicketBetInfoViewModel(state, in: environment)

        model.fullCashoutViewModel?.press()

        #expect(!model.currentDisplayState.isLoading && !state.canBeGivenUp)
        #expect(state.fullCashoutButton(in: environment)?.title == "No offer now")
        #expect(state.fullCashoutButton(in: environment)?.isEnabled == false)
    }
}
