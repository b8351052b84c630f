import Expectations
import Foundation
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

/// How long a bet is on its way, and how long it can be taken back.
@MainActor
struct BetInfoSubmissionTimeTests {
    private let environment = ViewEnvironment.simulated()

    private func bet(_ phase: BetSubmissionPhase = .editing, balance: Decimal? = 100) -> BetInfoSubmissionViewModel {
        BetInfoSubmissionViewModel(
            BetInfoSubmissionDisplayState(
                odds: 2, stake: "10",
                limits: StakeLimits(currency: "XAF", minimum: 1, maximum: 1000, balance: balance), phase: phase),
            in: environment)
    }

    @Test func `a bet is answered after 1.2 seconds`() {
        expectAnswer(
            after: 1200, waiting: "on its way", given: "placed", refused: "notTaken(GomaKit.RequestFailure.refused)",
            silence: "notTaken(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = BetInfoSubmissionViewModel(
                BetInfoSubmissionDisplayState(
                    odds: 2, stake: "10", limits: StakeLimits(currency: "XAF", minimum: 1, maximum: 100)),
                in: environment)
            model.environment.owner.script = server
            model.placeBet()
            return {
                switch model.currentDisplayState.phase {
                case .editing: "typed"
                case .submitting: "on its way"
                case .placed, .takingBack, .standing, .confirmed: "placed"
                case .failed(let refusal): "\(refusal)"
                }
            }
        }
    }

    @Test func `a placed bet can be taken back for five seconds, and is placed for good with the last`() {
        let model = bet()
        model.placeBet()
        environment.wait(.milliseconds(1200))
        let seconds = { () -> Int? in
            if case .placed(_, let seconds) = model.currentDisplayState.phase { seconds.number } else { nil }
        }
        expect(seconds(), is: 5)
        expect(model.currentDisplayState.limits.balance, is: 90)

        expect(environment.around(.seconds(1), seconds), is: [5, 4])
        expect(environment.around(.seconds(3), seconds), is: [2, 1])
        expect(environment.around(.seconds(1), seconds), is: [1, nil])

        expect(model.currentDisplayState.phase, is: .confirmed(stake: Money(10, "XAF")))
        expectEmpty(model.currentDisplayState.stake)
        expect(environment.isAtRest, is: true)
    }

    @Test func `a bet that is taken back in its last moment is paid back, placed again, and paid once more`() {
        let model = bet()
        for balance in [90, 90] as [Decimal] {
            model.placeBet()
            environment.wait(.milliseconds(1200) + .milliseconds(4999))
            expect(model.currentDisplayState.limits.balance, is: balance)
            model.takeBackBet()
            model.takeBackBet()
            environment.wait(.seconds(1))
            expect(model.currentDisplayState.limits.balance, is: 100)
            expect(environment.isAtRest, is: true)
        }
    }

    @Test func `a bet whose time was over when it is first shown is placed for good at once`() {
        let model = bet(.placed(stake: Money(10, "XAF"), secondsToTakeBack: 0))

        environment.wait(.zero)

        expect(model.currentDisplayState.phase, is: .confirmed(stake: Money(10, "XAF")))
    }

    @Test func `that a bet on one slip is placed is not said of the bet on another in its place`() {
        let model = BetInfoSubmissionViewModel(
            BetInfoSubmissionDisplayState(
                slipID: "one", odds: 2, stake: "10",
                limits: StakeLimits(currency: "XAF", minimum: 1, maximum: 100), phase: .submitting(odds: 2)),
            in: environment)

        environment.wait(.seconds(1))
        model.update { $0.slipID = "two" }
        environment.wait(.milliseconds(1199))
        expect(model.currentDisplayState.phase, is: .submitting(odds: 2))
        environment.wait(.milliseconds(1))
        expect(model.currentDisplayState.phase, is: .placed(stake: Money(10, "XAF"), secondsToTakeBack: 5))
        model.takeBackBet()

        expect(environment.owner.requests.compactMap { ($0.request as? PlaceBet)?.slip }, is: ["one", "two"])
        expect(environment.owner.requests.compactMap { ($0.request as? TakeBackBet)?.slip }, is: ["two"])
    }
}
