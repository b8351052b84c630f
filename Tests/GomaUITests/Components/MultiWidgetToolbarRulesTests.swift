import Expectations
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// Who takes a balance along, and where widgets lead.
@MainActor
struct MultiWidgetToolbarRulesTests {
    @Test func `a balance is forgotten by whoever leaves, and stays with whoever stays`() {
        var state = MultiWidgetToolbarDisplayState(
            session: .customer, wallet: WalletWidgetDisplayState(balance: Money(5, "XAF"), isBalanceHidden: true))

        state.begin(.customer)
        expect(state.wallet.balance, is: Money(5, "XAF"))
        expect(state.wallet.isBalanceHidden, is: true)
        state.begin(.guest)

        #expect(state.session == .guest && state.wallet.balance == nil && !state.wallet.isBalanceHidden)
    }

    @Test func `a widget leads where it says, else where its kind does, and a wallet or a gap nowhere`() {
        let environment = ViewEnvironment.simulated()
        let widgets = [
            ToolbarWidget(id: "tv", kind: .button), ToolbarWidget(id: "match", kind: .button, route: "live"),
            ToolbarWidget(id: "help", kind: .support), ToolbarWidget(id: "me", kind: .avatar, route: "account"),
            ToolbarWidget(id: "money", kind: .wallet, route: "wallet"),
            ToolbarWidget(id: "gap", kind: .space, route: "gap"),
        ]
        let others = [ToolbarWidget(id: "other", kind: .button)]
        let model = MultiWidgetToolbarViewModel(
            MultiWidgetToolbarDisplayState(
                session: .guest, guestLines: [ToolbarLine(widgets: widgets)],
                customerLines: [ToolbarLine(widgets: others)]), in: environment)

        for widget in widgets + others { model.selectWidget(id: widget.id) }

        expect(
            environment.owner.requests.map(\.description),
            is: ["tv", "live", "support", "account"].map { "app:open-page page=\($0)" })
    }
}
