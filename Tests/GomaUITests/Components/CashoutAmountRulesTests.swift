import Expectations
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Which offers are none.
@MainActor
struct CashoutAmountRulesTests {
    @Test(arguments: [(1, true), (0, false), (-1, false)])
    func `an offer of nothing is none`(hundredths: Int, isOffered: Bool) {
        var state = CashoutAmountDisplayState(
            betID: "b", title: .partial, amount: Money(5, "XAF"), phase: .loading, secondsLeft: 0)

        state.offer(Money(hundredths: hundredths, "XAF"))

        expect(state.phase, is: (isOffered ? .offered : .failed(.refused)))
        expect(state.secondsLeft, is: (isOffered ? 8 : 0))
    }

    @Test(arguments: [
        (CashoutOfferPhase.failed(.refused), CashoutOfferPhase.loading), (.notGiven(.noAnswer), .loading),
        (.loading, .loading), (.offered, .offered),
    ])
    func `another offer is asked for where there is none, and not while one stands`(
        before: CashoutOfferPhase, after: CashoutOfferPhase
    ) {
        var state = CashoutAmountDisplayState(betID: "b", title: .partial, amount: Money(5, "XAF"), phase: before)

        state.loadAgain()

        expect(state.phase, is: after)
    }
}
