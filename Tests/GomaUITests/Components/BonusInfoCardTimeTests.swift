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

        #expect(environment.around(.seconds(2)) { model.currentDisplayState.status } == [.active, .expired])
        #expect(model.currentDisplayState.deadline == .in(seconds: 0) && environment.isAtRest)
    }

    @Test func `a bonus that is wagered in time does not expire`() {
        let model = bonus(2)
        environment.wait(.milliseconds(1999))

        model.wager(Money(Decimal(hundredths: 499), "XAF"))
        #expect(model.currentDisplayState.status == .active)
        model.wager(Money(Decimal(hundredths: 1), "XAF"))
        environment.wait(.seconds(10))

        #expect(model.currentDisplayState.status == .released && environment.isAtRest)
    }

    @Test(arguments: [BonusStatus.released, .expired])
    func `a bonus that is over counts no more`(status: BonusStatus) {
        let model = bonus(2, status)

        #expect(environment.isAtRest)
        withExtendedLifetime(model) {}
    }
}
