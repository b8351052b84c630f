import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// A customer on a page: what is said and when, what is looked for, and what is chosen to be paid in.
@MainActor
struct CustomerSourceTests {
    private static let text = """
        sources:
          me:
            kind: customer
            currency: EUR
            now: 2026-06-11 18:15
            offers: [{id: welcome, title: Welcome, percentage: 50, minimum: 20, cap: 30, turnover: 2, days: 7}]
            games:
              - {id: g, name: Starburst, minimumStake: 2.0}
              - {id: h, name: Book of Stars, minimumStake: 2.0}
              - {id: i, name: Aviator, minimumStake: 2.0}
            deposits: [20, 50]
        parts:
          - {component: DepositBonusInfo, of: me.deposit}
          - {component: Button, of: me.deposit}
        on:
          app:press id=deposit: {ask: deposit}
        """

    private let page: PageHarness
    private let source: CustomerSource
    private var customer: Customer { source.customer }

    init() throws {
        let page = try PageHarness(describing: Self.text, width: 80, height: 24)
        source = try #require(page.presenter.session.source(ofType: CustomerSource.self))
        self.page = page
    }

    private func ask(_ request: some ComponentRequest) {
        page.presenter.session.environment.ask(to: request)
        page.wait(.zero)
    }

    private func enter() throws {
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        page.wait(.seconds(1))
    }

    private func games(_ member: String) -> [String]? { source.member(member)?.elementIDs }

    // MARK: What is said

    @Test func `a customer without transactions is told so, a guest is not`() throws {
        let transactions = try #require(source.member("transactions"))
        let bonuses = try #require(source.member("bonuses"))
        expect(transactions.elementIDs, is: [])
        expect(transactions.emptyWords, is: "")

        try enter()

        expect(transactions.elementIDs, is: [])
        expect(transactions.emptyWords, is: "Nothing has come or gone yet.")
        expect(bonuses.emptyWords, is: "")
    }

    @Test func `what has happened is said once, and not where it has been read already or was told in another run`()
        throws
    {
        try enter()
        var news: [PageNews] = []
        let listening = source.news.subscribe { news.append($0) }

        try customer.deposit(30)
        page.wait(.seconds(1))
        let deposit: [PageNews] = [
            .note(event: "notice", detail: "Paid in"), .say("EUR 30.00 is in your wallet."),
        ]
        expect(news, is: deposit)
        customer.toggleFavorite(game: "g")
        page.wait(.seconds(1))
        expect(news, is: deposit)

        let other = try CustomerSourceTests()
        other.source.remember(try #require(source.memory))
        let elsewhere = other.source.news.subscribe { news.append($0) }
        other.customer.toggleFavorite(game: "h")
        other.page.wait(.seconds(1))
        expect(other.customer.balance.amount, is: 30)
        expect(news, is: deposit)
        try customer.deposit(40)
        customer.read(Set(customer.record.notices.map(\.id)))
        page.wait(.seconds(1))

        expect(news, is: deposit)
        withExtendedLifetime((listening, elsewhere)) {}
    }

    @Test func `what has happened is said to nobody before the code, and what is from before is not said again`() throws
    {
        try enter()
        try customer.deposit(30)
        customer.leave()
        try customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "923456789")
        page.wait(.seconds(1))
        var said: [PageNews] = []
        let listening = source.news.subscribe { if case .say = $0 { said.append($0) } }

        try customer.find("ana@goma.test")
        page.wait(.seconds(1))
        expectEmpty(said)
        try customer.enter()
        page.wait(.seconds(1))
        expectEmpty(said)
        try customer.deposit(40)
        page.wait(.seconds(1))
        expect(said, is: [.say("EUR 40.00 is in your wallet.")])
        customer.delete([try #require(customer.record.notices.last?.id)])
        page.wait(.seconds(1))

        expect(said.count, is: 1)
        withExtendedLifetime(listening) {}
    }

    @Test func `what goes wrong is named in the language in use`() throws {
        let session = try PageSession(
            PageDescription(parsing: Self.text, file: "a.yaml"), kit: .goma, registry: .goma,
            environment: .simulated(localization: LanguageSwitch(Localization.english)))
        let source = try #require(session.source(ofType: CustomerSource.self))
        source.customer.service.toggle(.slow)

        #expect(session.speak("pt"))

        expect(source.status, is: "Avaria: respostas lentas")
    }

    @Test func `what goes wrong is named in the status line, as the list of commands has it, for as long as it does`() {
        var news: [PageNews] = []
        let listening = source.news.subscribe { news.append($0) }
        expect(source.status, is: nil)

        customer.service.toggle(.slow)
        customer.service.toggle(.lostFeed)
        expect(source.status, is: "Trouble: slow answers, Trouble: lost feed")
        customer.service.toggle(.slow)
        customer.service.toggle(.lostFeed)

        #expect(source.status == nil && news == [.status, .status, .status, .status])
        withExtendedLifetime(listening) {}
    }

    @Test func `offers and tournaments are called what they are in the language in use`() throws {
        let text = """
            sources:
              me:
                kind: customer
                currency: EUR
                now: 2026-06-11 18:15
                offers: [{id: welcome, title: $words.signupTitle, percentage: 50}]
                tournaments:
                  - {id: cup, title: $words.signupTitle, starts: 2026-06-11 10:00, ends: 2026-06-12 10:00, prizes: [50]}
            parts: [{component: WalletStatus, with: {balances: $me.balances}}]
            """
        let session = try PageSession(
            PageDescription(parsing: text, file: "a.yaml"), kit: .goma, registry: .goma,
            environment: .simulated(localization: LanguageSwitch(Localization.english)))
        let source = try #require(session.sources["me"])
        func titles() -> [String]? {
            guard let offers = source.member("offers")?.value as? [OfferFacts],
                let tournaments = source.member("tournaments")?.value as? [TournamentFacts]
            else { return nil }
            return offers.map(\.title) + tournaments.map(\.title)
        }
        expect(titles(), is: ["Open an account", "Open an account"])

        #expect(session.speak("fr"))

        expect(titles(), is: ["Ouvrir un compte", "Ouvrir un compte"])
    }

    // MARK: Games

    @Test func `games are found by a part of their names, and what is looked for elsewhere finds none and is not kept`()
    {
        expect(games("found"), is: [])

        ask(SearchText(" STAR ", in: "casino"))
        expect(games("found"), is: ["g", "h"])
        ask(SearchText("Aviator", in: "matches"))
        expect(games("found"), is: ["g", "h"])
        expect(customer.record.searches, is: ["STAR"])
        ask(SearchText("  ", in: "casino"))

        expect(games("found"), is: [])
    }

    @Test(
        arguments: [
            ("Dragon's", ["g"]), ("DRAGON’S", ["g"]), ("fortune dragon", ["g"]), ("l'elan", ["h"]), ("dragons", []),
        ] as [(String, [String])])
    func `games are found by what a keyboard has keys for, and by their words in any order`(
        text: String, found: [String]
    ) throws {
        let page = try PageHarness(
            describing: """
                sources:
                  me:
                    kind: customer
                    currency: EUR
                    now: 2026-06-11 18:15
                    games:
                      - {id: g, name: Dragon’s Fortune, minimumStake: 2.0}
                      - {id: h, name: L’Élan, minimumStake: 2.0}
                parts: [{component: WalletStatus, with: {balances: $me.balances}}]
                """, width: 80, height: 24)
        let source = try #require(page.presenter.session.source(ofType: CustomerSource.self))

        page.presenter.session.environment.ask(to: SearchText(text, in: "casino"))
        page.wait(.zero)

        expect(source.member("found")?.elementIDs, is: found)
    }

    @Test func `a game of which no rating is told, and not how it pays, has neither`() throws {
        let page = try PageHarness(
            describing: """
                sources:
                  me:
                    kind: customer
                    currency: EUR
                    now: 2026-06-11 18:15
                    games:
                      - {id: g, name: Starburst, minimumStake: 2.0}
                      - {id: h, name: Aviator, minimumStake: 2.0, rating: 4.8, volatility: high}
                parts:
                  - component: CasinoGameCard
                    each: me.games
                    with: {id: $it.id, name: $it.name, rating: $it.rating}
                """, width: 80, height: 40)

        let source = try #require(page.presenter.session.sources["me"]?.member("games"))
        let facts = ["g", "h"].compactMap { source.member($0)?.value as? GameFacts }

        #expect(facts.map(\.rating) == [nil, 4.8] && facts.map(\.volatility) == [nil, "high"])
        expect(page.text, contains: "Starburst")
        expect(page.text, contains: "◆ 4.8")
        expect(page.text, lacks: "◇")
    }

    @Test func `marked games stand in the order of the page, and go when they are marked again`() {
        for id in ["i", "g"] { customer.toggleFavorite(game: id) }
        expect(games("favorites"), is: ["g", "i"])

        customer.toggleFavorite(game: "i")

        expect(games("favorites"), is: ["g"])
    }

    @Test func `games that were played stand by when they were, whatever the order of the page`() throws {
        try enter()

        for id in ["i", "g", "h"] {
            try source.playRound(of: id, isPractice: true)
            page.wait(.seconds(1))
        }

        expect(games("recent"), is: ["h", "g", "i"])
    }

    @Test func `of games that were played the latest ten show`() throws {
        let lines = (1...11).map { "      - {id: g\($0), name: G\($0), minimumStake: 2.0}\n" }.joined()
        let text = """
            sources:
              me:
                kind: customer
                currency: EUR
                now: 2026-06-11 18:15
                games:
            \(lines)
            parts: [{component: WalletStatus, with: {balances: $me.balances}}]
            """
        let page = try PageHarness(describing: text, width: 80, height: 24)
        let source = try #require(page.presenter.session.source(ofType: CustomerSource.self))
        try source.customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "")
        try source.customer.enter()

        for number in 1...11 {
            try source.playRound(of: "g\(number)", isPractice: true)
            page.wait(.seconds(1))
        }

        let recent = (source.member("recent")?.value as? [GameFacts])?.map(\.id)
        expect(recent, is: (2...11).reversed().map { "g\($0)" })
    }

    @Test func `a round shows until the game is left, and a game that is not there is refused`() throws {
        var tellings = 0
        let follower = source.follow { tellings += 1 }
        try source.playRound(of: "g", isPractice: true)
        #expect(source.member("round")?.value is RoundFacts && tellings == 1)

        source.leaveGame()
        source.leaveGame()

        #expect(source.member("round")?.value == nil && tellings == 2)
        #expect(throws: AppRefusal.unknown) { try source.playRound(of: "x", isPractice: true) }
        withExtendedLifetime(follower) {}
    }

    // MARK: Money

    @Test func `each member has what it is called`() throws {
        try enter()
        try customer.claim("welcome")
        try customer.deposit(20)
        try customer.setLimit(.deposit, .daily, to: 100)
        try customer.setLimit(.stake, .weekly, to: 50)
        try customer.setLimit(.loss, .monthly, to: 70)
        func limits(_ member: String) -> [String]? {
            (source.member(member)?.value as? [Listed<UserLimitCardDisplayState>])?.map(\.id)
        }

        expect(limits("deposit-limits"), is: ["daily"])
        expect(limits("stake-limits"), is: ["stake-weekly"])
        expect(limits("loss-limits"), is: ["loss-monthly"])
        #expect(source.member("balance")?.value as? Money == Money(30, "EUR"))
        #expect(source.member("withdrawable")?.value as? Money == Money(20, "EUR"))
        #expect(source.member("unread")?.value as? Int == 6)
        #expect(
            source.member("now")?.value as? CalendarMoment
                == CalendarMoment(year: 2026, month: 6, day: 11, hour: 18, minute: 15))
    }

    @Test func `a bonus on the deposit is there for an amount that brings one after its offer is claimed`() throws {
        func hasBonus() -> Bool? { source.member("has-bonus-on-deposit")?.value as? Bool }
        try enter()

        source.choose(50)
        expect(hasBonus(), is: false)
        try customer.claim("welcome")
        expect(hasBonus(), is: true)
        source.choose(nil)

        expect(hasBonus(), is: false)
    }

    @Test func `the amount that is chosen is marked among those that are offered, until it is paid in`() throws {
        let text = Self.text.replacing(
            "parts:\n", with: "parts:\n  - {component: AmountPillsContainer, of: me.deposit}\n")
        let page = try PageHarness(describing: text, width: 80, height: 24)
        let source = try #require(page.presenter.session.source(ofType: CustomerSource.self))
        let pills = try #require(
            page.window.topController?.view.tree.lazy.compactMap { ($0 as? AmountPillsContainerView)?.viewModel }.first)
        func marked() -> [Amount?] {
            pills.currentDisplayState.pills.filter(\.isSelected).map { $0.amount?.amount }
        }
        try source.customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try source.customer.enter()
        page.wait(.seconds(1))
        expectEmpty(marked())

        source.choose(50)
        page.wait(.zero)
        expect(marked(), is: [50])
        source.choose(20)
        page.wait(.zero)
        expect(marked(), is: [20])
        try page.click("Pay in EUR 20.00")
        page.wait(.milliseconds(700))

        expectEmpty(marked())
        expect(source.customer.balance.amount, is: 20)
    }

    @Test func `what is chosen is paid in with the bonus that it brings, and nothing is chosen after that`() throws {
        try enter()
        try customer.claim("welcome")
        expect(page.text, contains: "Choose an amount to pay in")

        ask(ChooseDeposit(amount: Money(50, "EUR")))
        expect(page.text, contains: "Deposit and bonus")
        expect(page.text, contains: "75.00")
        ask(ChooseDeposit(amount: Money(19, "EUR")))
        expect(page.text, contains: "Pay in EUR 19.00")
        expect(page.text, lacks: "Deposit and bonus")
        ask(ChooseDeposit(amount: Money(100, "EUR")))
        try page.click("Pay in EUR 100.00")
        page.wait(.milliseconds(700))

        #expect(customer.wallet.funds == Funds(cash: 100, bonus: 30) && source.chosen == nil)
        expect(page.text, contains: "Choose an amount to pay in")
        let bonus = try #require(customer.wallet.bonuses.first)
        expect(bonus.turnover.required, is: 60)
        expect(bonus.ends, is: bonus.began.addingTimeInterval(7 * 86_400))
    }

    @Test func `a limit is removed by its name in an answer's time, and one of another name is left`() throws {
        try enter()
        try customer.setLimit(.deposit, .daily, to: 100)
        try customer.setLimit(.deposit, .weekly, to: 300)
        try customer.setLimit(.loss, .weekly, to: 300)

        ask(RemoveLimit(id: "yearly"))
        ask(RemoveLimit(id: "weekly"))
        page.wait(.milliseconds(599))
        expectEmpty(customer.waitingLimits)
        page.wait(.milliseconds(1))

        let waiting = customer.record.limits.filter { $0.pending(at: customer.now) != nil }
        expect(waiting.map(\.period), is: [.weekly])
        expect(waiting.map(\.kind), is: [.deposit])
    }

    @Test func `a limit of losses is removed by its name, and that of deposits for the same time stays`() throws {
        try enter()
        try customer.setLimit(.deposit, .weekly, to: 300)
        try customer.setLimit(.loss, .weekly, to: 50)

        ask(RemoveLimit(id: "loss-weekly"))
        page.wait(.milliseconds(600))

        let waiting = customer.record.limits.filter { $0.pending(at: customer.now) != nil }
        expect(waiting.map(\.period), is: [.weekly])
        expect(waiting.map(\.kind), is: [.loss])
    }

    // MARK: Who has asked

    /// Another customer comes in.
    private func enterAsAnother() throws {
        customer.leave()
        try customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "923456789")
        try customer.enter()
    }

    @Test func `what a customer has asked for is not done to another who is there by then`() throws {
        try enter()
        try customer.setLimit(.deposit, .weekly, to: 300)
        ask(ChooseDeposit(amount: Money(50, "EUR")))
        try page.click("Pay in EUR 50.00")
        ask(RemoveLimit(id: "weekly"))
        page.wait(.milliseconds(300))

        try enterAsAnother()
        try customer.setLimit(.deposit, .weekly, to: 100)
        page.wait(.milliseconds(700))

        expect(customer.wallet.total, is: 0)
        expectEmpty(customer.waitingLimits)
        try customer.find("ana@goma.test")
        expect(customer.wallet.total, is: 0)
        expect(customer.record.limits.map { $0.pending(at: customer.now) }, is: [nil])
    }

    @Test func `what a customer has chosen to pay in and played is gone once another is there`() throws {
        try enter()
        try customer.deposit(20)
        try source.playRound(of: "g", isPractice: false)
        ask(ChooseDeposit(amount: Money(50, "EUR")))
        page.wait(.milliseconds(16))
        #expect(source.chosen == 50 && source.member("round")?.value is RoundFacts)

        try enterAsAnother()
        page.wait(.seconds(1))

        expect(source.chosen, is: nil)
        #expect(!(source.member("round")?.value is RoundFacts))
        expect(page.text, contains: "Choose an amount to pay in")
    }

    @Test func `what a customer has chosen to pay in is gone once the customer has left`() throws {
        try enter()
        ask(ChooseDeposit(amount: Money(50, "EUR")))
        page.wait(.milliseconds(16))
        expect(source.chosen, is: 50)

        customer.leave()
        page.wait(.seconds(1))

        expect(source.chosen, is: nil)
    }

    @Test func `what a customer has marked and searched for shows to no guest, and is there on coming back`() throws {
        func searches() -> [String]? { source.member("searches")?.value as? [String] }
        try enter()
        customer.toggleFavorite(game: "g")
        ask(SearchText("Aviator", in: "casino"))

        customer.leave()
        expect(games("favorites"), is: [])
        expect(searches(), is: [])
        customer.toggleFavorite(game: "h")
        ask(SearchText("Star", in: "casino"))
        expect(games("favorites"), is: ["h"])
        expect(searches(), is: ["Star"])
        try customer.find("ana@goma.test")
        expect(games("favorites"), is: ["h"])
        expect(searches(), is: ["Star"])
        try customer.enter()
        expect(games("favorites"), is: ["g"])
        expect(searches(), is: ["Aviator"])
        customer.leave()

        expect(games("favorites"), is: [])
        expect(searches(), is: [])
    }

    @Test func `what a guest has marked and searched for is that of an account that is opened, and of no other`()
        throws
    {
        func searches() -> [String]? { source.member("searches")?.value as? [String] }
        customer.toggleFavorite(game: "g")
        ask(SearchText("Aviator", in: "casino"))

        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        expect(games("favorites"), is: ["g"])
        expect(searches(), is: ["Aviator"])
        try customer.enter()
        expect(games("favorites"), is: ["g"])
        expect(searches(), is: ["Aviator"])
        customer.leave()
        customer.toggleFavorite(game: "h")
        try customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "923456789")
        try customer.enter()
        expect(games("favorites"), is: ["h"])
        expect(searches(), is: [])
        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "934567890")
        expect(games("favorites"), is: [])
        customer.toggleFavorite(game: "i")
        try customer.find("ana@goma.test")
        try customer.enter()

        expect(games("favorites"), is: ["g"])
        expect(searches(), is: ["Aviator"])
    }

    @Test func `what a search has found goes with the customer, and stays where a guest comes in`() throws {
        try enter()
        ask(SearchText("Star", in: "casino"))
        expect(games("found"), is: ["g", "h"])

        customer.leave()
        page.wait(.seconds(1))
        expect(games("found"), is: [])
        ask(SearchText("Aviator", in: "casino"))
        try customer.enter()
        page.wait(.seconds(1))

        expect(games("found"), is: ["i"])
    }

    @Test func `an account is found whoever has come meanwhile`() throws {
        let page = try PageHarness(
            describing: """
                sources: {me: {kind: customer, currency: EUR, now: 2026-06-11 18:15}}
                parts: [{component: Button, with: {id: go, title: Go, isEnabled: true}}]
                on:
                  app:press id=go: {ask: find-account, with: {email: ana@goma.test}}
                """, width: 80, height: 24)
        let customer = try #require(page.presenter.session.source(ofType: CustomerSource.self)).customer
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "")
        try customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "")
        try page.click("Go")
        page.wait(.milliseconds(300))

        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "")
        page.wait(.milliseconds(301))

        expect(customer.record.account?.id, is: "ana@goma.test")
    }
}
