import Expectations
import Foundation
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaBetting

/// What may happen to a bet, without any model.
@MainActor
struct BetInfoSubmissionRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func parts(_ state: BetInfoSubmissionDisplayState) -> BetInfoSubmissionParts {
        BetInfoSubmissionParts(state, in: environment)
    }

    private func sent(_ state: BetInfoSubmissionDisplayState = .withAmount) -> BetInfoSubmissionDisplayState {
        var state = state
        state.placeBet(in: environment)
        return state
    }

    @Test(arguments: [
        (BetInfoSubmissionDisplayState.withAmount, StakeProblem?.none), (.notANumber, .notANumber),
        (.belowMinimum, .belowMinimum(Money(100, "XAF"))), (.aboveMaximum, .aboveMaximum(Money(500_000, "XAF"))),
        (.aboveBalance, .aboveBalance(Money(25_000, "XAF"))), (.invalidTickets, .ticketsInvalid),
    ])
    func `only a stake without a fault is sent`(state: BetInfoSubmissionDisplayState, problem: StakeProblem?) {
        expect(parts(state).problem, is: problem)
        expect(sent(state).phase, is: (problem == nil ? .submitting(odds: 5) : .editing))
    }

    @Test(arguments: [BetInfoSubmissionDisplayState.empty, .noSelections, .disabled, .submitting, .placed])
    func `nothing is sent without a stake, a selection or a form that is open`(state: BetInfoSubmissionDisplayState) {
        expect(sent(state), is: state)
    }

    @Test func `what a bet brings follows from its odds, its boost and its stake`() {
        expect(
            parts(.withAmount).rows.map(\.value),
            is: [
                .odds(5), .money(Money(50_000, "XAF")), .money(Money(5000, "XAF")), .money(Money(55_000, "XAF")),
            ])
    }

    @Test func `winnings that are limited are said to be, with what a bet that is placed pays`() {
        expect(
            parts(.winningsLimited).rows.map(\.value),
            is: [
                .odds(95), .money(Money(950_000, "XAF")), .money(Money(50_000, "XAF")), .money(Money(1_000_000, "XAF")),
            ])
        expect(parts(.winningsLimited).limitNotice?.text, is: "A bet pays XAF 1,000,000.00 at most")
        #expect(parts(.winningsLimited).canPlaceBet)
        expect(parts(.withAmount).limitNotice, is: nil)
    }

    @Test(arguments: [("", 250), ("10,000", 10_250), ("0.50", 250.5), ("1,0,0", nil)] as [(String, Decimal?)])
    func `an amount is added to what was typed, where that is one`(text: String, sum: Decimal?) {
        var state = BetInfoSubmissionDisplayState.empty
        state.changeStake(to: text)

        state.addToStake(250, in: environment)

        expect(state.stakeAmount, is: sum)
        expect(state.stake, is: (sum == nil ? text : ""))
    }

    @Test func `a bet on its way takes no other stake`() {
        var state = sent()

        state.changeStake(to: "500")
        state.addToStake(100, in: environment)

        expect(state, is: sent())
    }

    @Test func `a bet that is taken is paid, counts its seconds, and is there for good`() {
        var state = sent()
        let stake = Money(10_000, "XAF")

        state.receiveAnswer(in: environment)
        expect(state.phase, is: .placed(stake: stake, secondsToTakeBack: 5))
        expect(state.limits.balance, is: 15_000)
        for _ in 0..<4 { state.secondPassed() }
        expect(state.phase, is: .placed(stake: stake, secondsToTakeBack: 1))
        state.secondPassed()

        #expect(state.phase == .confirmed(stake: stake) && state.stake.isEmpty && state.stakeAmount == nil)
        expect(state.limits.balance, is: 15_000)
        let confirmed = state
        state.secondPassed()
        state.takeBackBet()
        expect(state, is: confirmed)
    }

    @Test func `a bet that is taken back is paid back, once`() {
        var state = sent()
        state.receiveAnswer(in: environment)

        state.takeBackBet()
        state.takeBackBet()
        expect(state.phase, is: .takingBack(stake: Money(10_000, "XAF")))
        expect(state.limits.balance, is: 15_000)
        state.receiveTakeBack()
        state.receiveTakeBack()

        expect(state.phase, is: .editing)
        expect(state.stakeAmount, is: 10_000)
        expect(state.limits.balance, is: 25_000)
    }

    @Test func `a bet is not taken back where nothing can be used`() {
        var state = sent()
        state.receiveAnswer(in: environment)
        state.isEnabled = false
        let placed = state

        state.takeBackBet()

        expect(state, is: placed)
    }

    @Test func `a bet that is not given back stands, and is not paid back`() {
        var state = sent()
        state.receiveAnswer(in: environment)

        state.takeBackBet()
        state.receiveTakeBack(.told("Match has begun"))

        expect(state.phase, is: .standing(stake: Money(10_000, "XAF"), .told("Match has begun")))
        #expect(state.limits.balance == 15_000 && state.stakeAmount == nil && state.isEditable)
    }

    @Test(arguments: [4.5, 5.5])
    func `odds that have moved and are not accepted are why a bet is not taken, and it is sent again at them`(
        odds: Odds
    ) {
        var state = sent()

        state.odds = odds
        state.receiveAnswer(refusedFor: .notTaken(.refused), in: environment)
        expect(state.phase, is: .failed(.oddsChanged))
        expect(state.limits.balance, is: 25_000)
        state.placeBet(in: environment)
        expect(state.phase, is: .submitting(odds: odds))
        state.receiveAnswer(in: environment)

        expect(state.phase, is: .placed(stake: Money(10_000, "XAF"), secondsToTakeBack: 5))
    }

    @Test(arguments: [4.5, 5.5])
    func `odds that have moved speak against no bet whose customer accepts it`(odds: Odds) {
        var state = sent()
        state.acceptsOddsChanges = true

        state.odds = odds
        expect(state.refusal, is: nil)
        state.receiveAnswer(in: environment)

        expect(state.phase, is: .placed(stake: Money(10_000, "XAF"), secondsToTakeBack: 5))
    }

    @Test func `a selection that has closed or gone is why a bet is not taken, whatever is accepted`() {
        for change in [{ $0.hasValidTickets = false }, { $0.odds = nil }]
            as [(inout BetInfoSubmissionDisplayState) -> Void]
        {
            var state = sent()
            state.acceptsOddsChanges = true

            change(&state)
            state.receiveAnswer(refusedFor: .notTaken(.refused), in: environment)

            expect(state.phase, is: .failed(.selectionClosed))
        }
    }

    @Test func `a bet that the owner has placed is placed, whatever has changed meanwhile`() {
        for change in [{ $0.odds = 4.5 }, { $0.hasValidTickets = false }, { $0.odds = nil }]
            as [(inout BetInfoSubmissionDisplayState) -> Void]
        {
            var state = sent()

            change(&state)
            expect(state.refusal, isNot: nil)
            state.receiveAnswer(in: environment)

            expect(state.phase, is: .placed(stake: Money(10_000, "XAF"), secondsToTakeBack: 5))
            expect(state.limits.balance, is: 15_000)
        }
    }

    @Test func `an answer without a bet on its way changes nothing`() {
        var state = BetInfoSubmissionDisplayState.withAmount

        state.receiveAnswer(refusedFor: .notTaken(.noAnswer), in: environment)

        expect(state, is: .withAmount)
    }
}
