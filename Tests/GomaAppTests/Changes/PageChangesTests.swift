import Expectations
import GomaCatalog
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaGallery
@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Parts of a page that follow each other.
@MainActor
struct PageChangesTests {
    private static let deposit = """
        sources: {deposits: {kind: deposits, currency: EUR, bonus: 50}}
        parts:
          - {component: AmountPillsContainer}
          - {component: DepositBonusInfo, with: {caption: Sum, currency: EUR, amount: null}}
          - {component: Button, with: {id: deposit, title: Pay in, isEnabled: false}}
          - {component: Button, with: {id: other, title: Pay in}}
          - component: WalletDetail
            with:
              title: Wallet
              phoneNumber: ""
              balances: {currency: EUR, total: 10, current: 10, bonus: 0, cashback: 0, withdrawable: 10}

        """

    private func page(_ text: String) throws -> PageHarness {
        try PageHarness(describing: text, width: 100, height: 50)
    }

    private func ask(_ request: some ComponentRequest, on stage: PageHarness) {
        stage.presenter.session.environment.ask(to: request)
        stage.window.update()
    }

    // MARK: Deposits

    @Test func `the sum and the button follow the amount that is chosen`() throws {
        let stage = try page(Self.deposit)
        expect(stage.text, lacks: "EUR 30.00")

        ask(ChooseDeposit(amount: Money(20, "EUR")), on: stage)
        expect(stage.text, contains: "EUR 30.00")
        expect(stage.text, contains: "Pay in EUR 20.00")
        ask(ChooseDeposit(amount: Money(100, "EUR")), on: stage)

        expect(stage.text, contains: "EUR 150.00")
        expect(stage.text, contains: "Pay in EUR 100.00")
    }

    @Test func `what is paid in is in the wallet once, and chosen no more`() throws {
        let stage = try page(Self.deposit)
        ask(ChooseDeposit(amount: Money(20, "EUR")), on: stage)

        try stage.click("Pay in EUR 20.00")
        expect(stage.text, contains: "EUR 40.00")
        expect(stage.status, contains: "EUR 30.00 is in your wallet.")
        expect(stage.text, lacks: "Pay in EUR")
        ask(PressButton(id: "deposit"), on: stage)

        expect(stage.text, contains: "EUR 40.00")
    }

    @Test func `another button pays nothing in, whatever it says`() throws {
        let stage = try page(Self.deposit)
        ask(ChooseDeposit(amount: Money(20, "EUR")), on: stage)

        ask(PressButton(id: "other"), on: stage)

        expect(stage.status, contains: "nothing on this page can do what other is for")
        expect(stage.text, contains: "EUR 10.00")
        expect(stage.text, contains: "Pay in EUR 20.00")
    }

    @Test func `a wallet in another currency keeps what it has`() throws {
        let stage = try page(Self.deposit.replacing("currency: EUR, total", with: "currency: XAF, total"))
        ask(ChooseDeposit(amount: Money(20, "EUR")), on: stage)

        try stage.click("Pay in EUR 20.00")

        expect(stage.text, contains: "XAF 10.00")
    }

    @Test func `widgets and toolbars count what is paid in to a balance in its currency alone`() throws {
        let stage = try page(
            """
            sources: {deposits: {kind: deposits, currency: EUR, bonus: 50}}
            parts:
              - {component: Button, with: {id: deposit, title: Pay in, isEnabled: false}}
              - {component: WalletWidget, with: {id: one, balance: {amount: 10, currency: EUR}}}
              - {component: WalletWidget, with: {id: other, balance: {amount: 10, currency: XAF}}}
              - component: MultiWidgetToolbar
                state: Complex logged in
                with: {wallet: {balance: {amount: 250, currency: XAF}}}
            """)
        let models = stage.presenter.session.models
        ask(ChooseDeposit(amount: Money(20, "EUR")), on: stage)

        ask(PressButton(id: "deposit"), on: stage)

        let widgets = models.compactMap { ($0 as? WalletWidgetViewModel)?.currentDisplayState.balance }
        let toolbars = models.compactMap { ($0 as? MultiWidgetToolbarViewModel)?.currentDisplayState.wallet.balance }
        expect(Set(widgets), is: [Money(40, "EUR"), Money(10, "XAF")])
        expect(toolbars, is: [Money(250, "XAF")])
    }

    @Test func `an amount that is taken back is paid in no more, and the button rests`() throws {
        let stage = try page(Self.deposit)
        let button = try #require(
            stage.presenter.session.models.lazy.compactMap { $0 as? ButtonViewModel }
                .first { $0.currentDisplayState.id == "deposit" })
        ask(ChooseDeposit(amount: Money(20, "EUR")), on: stage)
        expect(button.currentDisplayState.isEnabled, is: true)
        expect(button.currentDisplayState.title, is: "Pay in EUR 20.00")

        ask(ChooseDeposit(amount: nil), on: stage)
        expect(button.currentDisplayState.isEnabled, is: false)
        expect(button.currentDisplayState.title, is: "Pay in")
        expect(stage.text, lacks: "EUR 30.00")
        ask(PressButton(id: "deposit"), on: stage)

        expect(stage.status, contains: "nothing on this page can do what deposit is for")
        expect(stage.text, contains: "EUR 10.00")
    }

    // MARK: Language, theme, games

    @Test func `list and menu speak one language, whichever of them it is chosen in`() throws {
        let stage = try page("parts: [{component: ProfileMenuList}, {component: LanguageSelector}]")

        try stage.click("Español")
        expect(stage.text.matches(of: /Change language +Español/).count, is: 1)
        stage.wait(.zero)
        expect(stage.text, contains: "◉ Español")
        try stage.click("Change language")
        expect(stage.text, contains: "◉ Deutsch")
        stage.wait(.zero)

        expect(stage.text.matches(of: /Change language +Deutsch/).count, is: 1)
    }

    @Test func `a language that nobody else shows is more than the page can do`() throws {
        let stage = try page("parts: [{component: LanguageSelector}]")

        try stage.click("Español")
        stage.wait(.zero)

        expect(stage.status, contains: "nothing on this page can change the language to es")
        expect(stage.text, contains: "◉ English")
        expect(stage.text, contains: "The language could not be changed")
    }

    @Test func `a switch shows the theme that a key has chosen`() throws {
        let stage = try page("parts: [{component: ThemeSwitcher, state: Dark}]")
        let switcher = stage.window.topController?.view.tree.lazy.compactMap { $0 as? ThemeSwitcherView }.first

        for _ in stage.services.themes.library.names where stage.services.themes.current.name != "goma-light" {
            stage.type("t")
        }

        expect(stage.services.themes.current.name, is: "goma-light")
        expect(switcher?.viewModel?.currentDisplayState.selected, is: .light)
    }

    @Test func `a switch shows the theme that has been chosen in the list of themes`() throws {
        let stage = try page("parts: [{component: ThemeSwitcher, state: Dark}]")
        let switcher = stage.window.topController?.view.tree.lazy.compactMap { $0 as? ThemeSwitcherView }.first
        stage.type("T")

        try stage.click("goma-light")
        stage.press(.enter)

        expect(stage.services.themes.current.name, is: "goma-light")
        expect(switcher?.viewModel?.currentDisplayState.selected, is: .light)
    }

    @Test func `a game that is played comes first among those played last`() throws {
        let stage = try page(
            """
            parts:
              - {component: RecentlyPlayedGames}
              - {component: CasinoGamePlayModeSelector, with: {id: new, name: Night Market, description: x}}
            """)

        ask(PlayGame(id: "new", isPractice: true), on: stage)
        let list = stage.window.topController?.view.tree.lazy.compactMap { $0 as? RecentlyPlayedGamesView }.first
        expect(list?.viewModel?.currentDisplayState.games.first?.name, is: "Night Market")
        expect(stage.status, contains: "Night Market counts as played last")
        ask(PlayGame(id: "another", isPractice: false), on: stage)

        expect(stage.status, contains: "nothing on this page can play another")
    }
}
