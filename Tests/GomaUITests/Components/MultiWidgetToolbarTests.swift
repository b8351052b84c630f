import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaAccount

@MainActor
struct MultiWidgetToolbarTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `to begin the session that there is changes nothing`() {
        var state = MultiWidgetToolbarDisplayState.loggedIn

        state.begin(.customer)

        expect(state, is: .loggedIn)
    }

    @Test func `a balance that comes after the login is in the wallet`() {
        let model = MultiWidgetToolbarViewModel(.loggedOut, in: environment)

        model.update { $0.begin(.customer) }
        model.update { $0.wallet.balance = Money(1950, "XAF") }

        expect(model.walletViewModel.currentDisplayState.balance, is: Money(1950, "XAF"))
    }

    @Test func `a button that is a picture alone is read as what it shows`() {
        let view = MultiWidgetToolbarView(environment: environment)
        let button = ToolbarWidget(id: "find", kind: .button, icon: .search)
        view.configure(
            with: MultiWidgetToolbarViewModel(
                MultiWidgetToolbarDisplayState(session: .guest, guestLines: [ToolbarLine(widgets: [button])]),
                in: environment))
        let stage = ComponentHarness(view, width: 40, in: environment)

        expect(ReadingText.lines(of: stage.view), is: ["› search"])
    }

    @Test func `the focus stays with its widget as another comes before it`() {
        let model = MultiWidgetToolbarViewModel(
            MultiWidgetToolbarDisplayState(
                session: .guest, guestLines: [ToolbarLine(widgets: [ToolbarWidget(id: "support", kind: .support)])]),
            in: environment)
        let view = MultiWidgetToolbarView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 40, in: environment)
        stage.tab()

        model.update { $0.guestLines[0].widgets.insert(ToolbarWidget(id: "language", kind: .language), at: 0) }
        stage.press(.enter)

        expect(environment.owner.requests.map(\.description), is: ["app:open-page page=support"])
    }

    @Test func `a widget is found among those that show, and not where it is one of a customer's`() {
        let state = MultiWidgetToolbarDisplayState.complexLoggedOut

        expect(state.widget("signUp")?.kind, is: .signUp)
        expect(state.widget("wallet"), is: nil)
    }
}
