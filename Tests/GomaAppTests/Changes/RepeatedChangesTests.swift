import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaGallery
@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What parts of a page change for each other, once and again, wherever it shows.
@MainActor
struct RepeatedChangesTests {
    private static let balances =
        "balances: {currency: EUR, total: 10, current: 10, bonus: 0, cashback: 0, withdrawable: 10}"
    private static let deposit = """
        sources: {deposits: {kind: deposits, currency: EUR, bonus: 50}}
        parts:
          - component: AmountPillsContainer
            with: {id: sum, pills: [{id: "20", amount: {amount: 20, currency: EUR}, isSelected: false, isEnabled: true},
              {id: "100", amount: {amount: 100, currency: EUR}, isSelected: false, isEnabled: true}]}
          - {component: DepositBonusInfo, with: {caption: Sum, currency: EUR, amount: null}}
          - {component: Button, with: {id: deposit, title: Pay in, isEnabled: false}}
          - {component: WalletDetail, with: {title: Wallet, phoneNumber: "", \(balances)}}
          - {component: WalletStatus, with: {\(balances)}}
          - {component: WalletWidget, with: {balance: {amount: 10, currency: EUR}}}

        """

    private func page(_ text: String) throws -> PageHarness {
        try PageHarness(describing: text, width: 100, height: 80)
    }

    private func count(_ text: String, in stage: PageHarness) -> Int {
        stage.text.components(separatedBy: text).count - 1
    }

    private func model<Model>(_ type: Model.Type, of view: (View) -> Model?, in stage: PageHarness) throws -> Model {
        try #require(stage.window.topController?.view.tree.lazy.compactMap(view).first)
    }

    private func balances(_ stage: PageHarness) throws -> [WalletBalances?] {
        let detail = try model(
            (any WalletDetailViewModelProtocol).self, of: { ($0 as? WalletDetailView)?.viewModel }, in: stage)
        let status = try model(
            (any WalletStatusViewModelProtocol).self, of: { ($0 as? WalletStatusView)?.viewModel }, in: stage)
        return [detail.currentDisplayState.balances, status.currentDisplayState.balances]
    }

    @Test func `what is paid in is in every part that shows a balance, each time`() throws {
        let stage = try page(Self.deposit)
        let widget = try model(
            (any WalletWidgetViewModelProtocol).self, of: { ($0 as? WalletWidgetView)?.viewModel }, in: stage)
        for (title, sum) in [("20", 40), ("100", 190), ("20", 220)] as [(String, Decimal)] {
            try stage.click("+\(title)")
            try stage.click("Pay in EUR \(title).00")

            try expect(balances(stage).map { $0?.total }, is: [sum, sum])
            expect(widget.currentDisplayState.balance, is: Money(sum, "EUR"))
        }
        try expect(balances(stage).map { $0?.bonus }, is: [70, 70])
        try expect(balances(stage).map { $0?.withdrawable }, is: [150, 150])
    }

    @Test func `an amount that is chosen again after it was paid in is chosen`() throws {
        let stage = try page(Self.deposit)
        let sum = try model(
            (any DepositBonusInfoViewModelProtocol).self, of: { ($0 as? DepositBonusInfoView)?.viewModel }, in: stage)
        try stage.click("+20")
        expect(sum.currentDisplayState.amount, is: 30)
        try stage.click("Pay in EUR 20.00")
        #expect(count("Pay in EUR", in: stage) == 0 && sum.currentDisplayState.amount == nil)

        try stage.click("+20")

        expect(count("Pay in EUR 20.00", in: stage), is: 1)
        expect(sum.currentDisplayState.amount, is: 30)
    }

    @Test func `a button that pays in what is chosen pays it in once, however often it is pressed`() throws {
        let stage = try page(Self.deposit)
        try stage.click("+20")
        try stage.focus("Pay in")

        stage.press(.enter, .enter, .enter)

        try expect(balances(stage).map { $0?.total }, is: [40, 40])
    }

    @Test func `a wallet in another currency, and one of which nothing is known, keep what they have`() throws {
        let stage = try page(
            Self.deposit.replacing("currency: EUR, total", with: "currency: XAF, total")
                .replacing("balance: {amount: 10, currency: EUR}", with: "balance: null"))
        let before = try balances(stage)
        try stage.click("+20")

        try stage.click("Pay in EUR 20.00")

        try expect(balances(stage), is: before)
    }

    @Test func `a toolbar below the page of deposits has what was paid in there, each time that page is opened`() throws
    {
        let stage = try PageHarness("casino", width: 120, height: 50)
        expect(count("EUR 250.00", in: stage), is: 1)
        for sum in ["EUR 280.00", "EUR 310.00"] {
            stage.presenter.session.environment.ask(to: OpenDeposit())
            stage.window.update()
            try stage.click("+20")
            try stage.click("Pay in EUR 20.00")
            stage.press(.escape, .escape)

            expect(count(sum, in: stage), is: 1, "\(stage.text)")
        }
    }

    @Test func `a game that is played twice is there once, and first`() throws {
        let stage = try page(
            """
            parts:
              - {component: RecentlyPlayedGames}
              - {component: CasinoGamePlayModeSelector, with: {id: one, name: Night Market, description: x}}
              - {component: CasinoGamePlayModeSelector, with: {id: two, name: Day Market, description: x}}
            """)
        let list = try model(
            (any RecentlyPlayedGamesViewModelProtocol).self, of: { ($0 as? RecentlyPlayedGamesView)?.viewModel },
            in: stage)

        for id in ["one", "two", "one"] {
            stage.presenter.session.environment.ask(to: PlayGame(id: id, isPractice: true))
        }

        let names = list.currentDisplayState.games.map(\.name)
        expect(names.prefix(2), is: ["Night Market", "Day Market"])
        expect(names.count { $0 == "Night Market" }, is: 1)
    }

    @Test func `a language goes to and fro between list and menu`() throws {
        let stage = try page("parts: [{component: ProfileMenuList}, {component: LanguageSelector}]")

        for name in ["Español", "Deutsch", "Español"] {
            try stage.click("○ \(name)")
            stage.wait(.zero)

            expect(count("◉ \(name)", in: stage), is: 1)
            #expect(stage.text.split(separator: "\n").contains { $0.contains("Change language") && $0.contains(name) })
        }
    }

    @Test func `every switch of themes shows the theme that was chosen last, there and back`() throws {
        let stage = try page(
            "parts: [{component: ThemeSwitcher, state: Dark}, {component: ThemeSwitcher, state: Light}]")
        let switches = stage.window.topController?.view.tree.compactMap { ($0 as? ThemeSwitcherView)?.viewModel } ?? []
        for (name, mode) in [("goma-light", ThemeMode.light), ("goma-dark", .dark), ("goma-light", .light)] {
            for _ in stage.services.themes.library.names where stage.services.themes.current.name != name {
                stage.type("t")
            }

            expect(switches.map { $0.currentDisplayState.selected }, is: [mode, mode])
        }
    }
}
