import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Who takes a balance along.
@MainActor
struct MultiWidgetToolbarRulesTests {
    @Test func `a balance is forgotten by whoever leaves, and stays with whoever stays`() {
        var state = MultiWidgetToolbarDisplayState(
            session: .customer, wallet: WalletWidgetDisplayState(balance: Money(5, "XAF"), isBalanceHidden: true))

        state.begin(.customer)
        #expect(state.wallet.balance == Money(5, "XAF") && state.wallet.isBalanceHidden)
        state.begin(.guest)

        #expect(state.session == .guest && state.wallet.balance == nil && !state.wallet.isBalanceHidden)
    }
}
