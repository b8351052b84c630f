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

/// How a bonus runs out, or does not.
@MainActor
struct BonusInfoCardTimeTests {
    private let environment = ViewEnvironment.simulated()

    private func bonus(_ seconds: Int, _ status: BonusStatus = .active) -> BonusInfoCardViewModel {
        BonusInfoCardViewModel(
            BonusInfoCardDisplayState(
                id: "", title: "", status: status, bonus: Money(1, "XAF"), remaining: Money(1, "XAF"),
                wagerRequired: Money(10, "XAF"), wagerLeft: Money(5, "XAF"),
                deadline: .in(seconds: Limited(seconds))), in: environment)
    }

    @Test func `a bonus expires with its last second`() {
        let model = bonus(2)

        expect(environment.around(.seconds(2)) { model.currentDisplayState.status }, is: [.active, .expired])
        expect(model.currentDisplayState.deadline, is: .in(seconds: 0))
        expect(environment.isAtRest, is: true)
    }

    @Test func `a bonus that is wagered in time does not expire`() {
        let model = bonus(2)
        environment.wait(.milliseconds(1999))

        model.wager(Money(Decimal(hundredths: 499), "XAF"))
        expect(model.currentDisplayState.status, is: .active)
        model.wager(Money(Decimal(hundredths: 1), "XAF"))
        environment.wait(.seconds(10))

        expect(model.currentDisplayState.status, is: .released)
        expect(environment.isAtRest, is: true)
    }

    @Test(arguments: [BonusStatus.released, .expired])
    func `a bonus that is over counts no more`(status: BonusStatus) {
        let model = bonus(2, status)

        #expect(environment.isAtRest)
        withExtendedLifetime(model) {}
    }

    @Test func `an end that is told anew has a whole first second, as has that of another bonus`() {
        let model = bonus(10)
        let deadline = { model.currentDisplayState.deadline }
        environment.wait(.milliseconds(700))

        model.update { $0.deadline = .in(seconds: 5) }
        expect(environment.around(.seconds(1), deadline), is: [.in(seconds: 5), .in(seconds: 4)])
        environment.wait(.milliseconds(700))
        model.update { $0.id = "other" }

        expect(environment.around(.seconds(1), deadline), is: [.in(seconds: 4), .in(seconds: 3)])
    }

    @Test func `what changes beside the end of a bonus does not hold its seconds up`() {
        let model = bonus(10)
        environment.wait(.milliseconds(700))

        model.update { $0.title = "Welcome" }

        let seen = environment.around(.milliseconds(300)) { model.currentDisplayState.deadline }
        expect(seen, is: [.in(seconds: 10), .in(seconds: 9)])
    }
}
