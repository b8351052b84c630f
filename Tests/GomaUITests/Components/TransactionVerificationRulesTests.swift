import Expectations
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// Steps of a payment.
@MainActor
struct TransactionVerificationRulesTests {
    @Test func `words for one step of a payment are gone with it, and a code that is confirmed is full`() {
        var state = TransactionVerificationDisplayState(
            id: "", phase: .pushing, title: "Hold on", subtitle: "A moment", picture: .pin(entered: 1, count: 4),
            secondsLeft: 9)

        state.move(to: .pushing)
        expect(state.title, is: "Hold on")
        state.move(to: .prompted)
        #expect(state.title == nil && state.subtitle == nil && state.secondsLeft == 9)
        state.move(to: .confirmed)

        #expect(state.picture == .pin(entered: 4, count: 4) && state.secondsLeft == nil && !state.canSendAgain)
        state.sendAgain(seconds: 60)
        expect(state.phase, is: .confirmed)
    }

    @Test func `the number that is written to stands out by its weight, as it is nothing to press`() {
        let state = TransactionVerificationDisplayState(id: "", phase: .pushing, phoneNumber: "+237 612345678")

        let text = state.subtitle(in: .simulated())

        expect(text.passages, is: [HighlightedTextPassage(words: "+237 612345678", color: .textPrimary)])
    }

    @Test(arguments: [VerificationPhase.expired, .failed(.refused), .notSent(.refused)])
    func `what failed or expired is sent again with an empty code`(phase: VerificationPhase) {
        var state = TransactionVerificationDisplayState(id: "", phase: phase, picture: .pin(entered: 3, count: 4))

        state.sendAgain(seconds: 60)
        state.sendAgain(seconds: 5)

        expect(state.phase, is: .pushing)
        expect(state.secondsLeft, is: 60)
        expect(state.picture, is: .pin(entered: 0, count: 4))
    }

    @Test(arguments: [(-1, 0), (0, 0), (12, 12), (13, 12)])
    func `a PIN has no digit at least, and twelve at most`(wish: Int, digits: Int) {
        expect(Limited<PinLength>(wish).number, is: digits)
    }
}
