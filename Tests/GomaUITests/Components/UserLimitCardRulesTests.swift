import Expectations
import Foundation
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// A limit and how much of it is used, at each border.
@MainActor
struct UserLimitCardRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func limit(_ used: String?, of most: Decimal = 100) -> UserLimitCardDisplayState {
        UserLimitCardDisplayState(
            id: "", period: .daily, limit: Money(most, "XAF"), used: used.flatMap { Decimal(string: $0) })
    }

    @Test(arguments: [
        (nil, nil), ("-5", LimitUse.within), ("0", .within), ("79.99", .within), ("80", .near), ("99.99", .near),
        ("100", .reached), ("100.01", .over),
    ])
    func `four fifths are near a limit, all of it reaches it and more is over`(used: String?, use: LimitUse?) {
        expect(limit(used).use, is: use)
    }

    @Test(
        arguments: [
            (nil, 0, 100), ("-5", 0, 105), ("0", 0, 100), ("25", 0.25, 75), ("100", 1, 0), ("150", 1, 50),
        ] as [(String?, Double, Decimal)])
    func `a part of a limit is used, and as much is left of it or beyond it`(
        used: String?, share: Double, distance: Decimal
    ) {
        expect(limit(used).usedShare, is: share)
        expect(limit(used).distance, is: Money(distance, "XAF"))
    }

    @Test(
        arguments: [(nil, 0, nil), ("0", 0, .reached), ("1", 1, .over), ("-1", 0, .within)]
            as [(String?, Double, LimitUse?)])
    func `of a limit of nothing all is used once anything is`(used: String?, share: Double, use: LimitUse?) {
        expect(limit(used, of: 0).usedShare, is: share)
        expect(limit(used, of: 0).use, is: use)
    }

    @Test(arguments: [
        (UserLimitRemoval.none, true), (.confirming, true), (.asking, false), (.failed(.refused), true), (.done, false),
    ])
    func `a limit is removed once, and asked for again where that failed`(removal: UserLimitRemoval, canBe: Bool) {
        var state = limit("5")
        state.removal = removal

        expect(state.shownButton(in: environment).isEnabled, is: canBe)
        state.remove()

        expect(state.removal, is: (canBe ? .confirming : removal))
        state.confirmRemoval()
        expect(state.removal, is: (canBe ? .asking : removal))
    }

    @Test func `a limit that cannot be removed any more does not go, though it was asked for before`() {
        var state = limit("5")
        state.removal = .confirming
        let model = UserLimitCardViewModel(state, in: environment)
        let view = UserLimitCardView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        #expect(stage.rows.contains { $0.contains("Keep it") })

        model.update { $0.button.isEnabled = false }
        model.confirmRemoval()

        expect(model.currentDisplayState.removal, is: .confirming)
        expectEmpty(environment.owner.requests)
        #expect(!stage.rows.contains { $0.contains("Keep it") })
        model.update { $0.button.isEnabled = true }
        #expect(stage.rows.contains { $0.contains("Keep it") })
    }

    @Test func `a link to remove a limit ends where what is left of it does`() throws {
        let view = UserLimitCardView(environment: environment)
        view.configure(with: UserLimitCardViewModel(.ownWords, in: environment))

        let surface = ComponentHarness(view, width: 60, in: environment).surface

        let link = try #require(surface.firstPlace(of: "Give up"))
        let left = try #require(surface.firstPlace(of: "1,080.00 left"))
        expect(link.x + "Give up".count, is: left.x + "1,080.00 left".count)
    }

    @Test func `a limit that the customer keeps is not asked to go`() {
        var state = limit("5")
        state.confirmRemoval()
        expect(state.removal, is: .none)

        state.remove()
        state.keep()
        state.confirmRemoval()

        expect(state.removal, is: .none)
    }
}
