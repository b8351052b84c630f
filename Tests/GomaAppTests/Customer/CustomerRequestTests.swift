import Expectations
import Foundation
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What components and pages ask of a customer's services, and which notices, offers, limits and games it is done to.
@MainActor
struct CustomerRequestTests {
    /// A page with a button that asks for something, and its customer, who is in and has an amount.
    /// - Parameters:
    ///   - action: what the button asks for.
    ///   - values: what it asks with, as YAML.
    private func makePage(
        asking action: String = "log-out", with values: String = ""
    ) throws -> (page: PageHarness, customer: Customer) {
        let asking = "ask: \(action)" + (values.isEmpty ? "" : "\n    with: {\(values)}")
        let page = try PageHarness(
            describing: """
                sources:
                  me:
                    kind: customer
                    currency: EUR
                    now: 2026-06-11 18:15
                    offers: [{id: welcome, title: Welcome, percentage: 50}, {id: friday, title: Friday, percentage: 20}]
                    games: [{id: g, name: G, minimumStake: 2.0}]
                parts: [{component: Button, with: {id: go, title: Go, isEnabled: true}}]
                on:
                  app:press id=go:
                    \(asking)
                    done: {say: Done}
                    refused: {say: "${answer.reason}"}
                """, width: 80, height: 24)
        let customer = try #require(page.presenter.session.source(ofType: CustomerSource.self)).customer
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        try customer.deposit(100)
        page.wait(.seconds(6))
        return (page, customer)
    }

    private func ask(_ request: some ComponentRequest, on page: PageHarness) {
        page.presenter.session.environment.ask(to: request)
        page.wait(.zero)
    }

    // MARK: Notices

    @Test func `with all notices no more are read than the customer has seen`() throws {
        let (page, customer) = try makePage()
        let latest = try #require(customer.record.notices.last).id
        try customer.deposit(20)

        ask(ReadAllNotifications(upTo: "nobody"), on: page)
        expect(customer.record.notices.map(\.isRead), is: [false, false, false])
        ask(ReadAllNotifications(upTo: latest), on: page)
        expect(customer.record.notices.map(\.isRead), is: [true, true, false])
        ask(ReadNotification(id: try #require(customer.record.notices.last).id), on: page)

        expect(customer.record.notices.map(\.isRead), is: [true, true, true])
    }

    @Test func `what comes while all notices are being deleted stays, whichever of them has gone meanwhile`() throws {
        let (page, customer) = try makePage()
        let latest = try #require(customer.record.notices.last).id

        ask(ClearNotifications(upTo: latest), on: page)
        try customer.deposit(20)
        ask(DeleteNotification(id: latest), on: page)
        expect(customer.record.notices.map(\.kind), is: [.welcome, .deposit(20, bonus: 0)])
        page.wait(AppService.answerTime)

        expect(customer.record.notices.map(\.kind), is: [.deposit(20, bonus: 0)])
    }

    // MARK: Money

    @Test func `the offer and the withdrawal that are named are claimed and taken back, in an answer's time`() throws {
        let (page, customer) = try makePage()
        let first = try customer.withdraw(30)
        let second = try customer.withdraw(20)

        ask(ClaimBonus(id: "friday"), on: page)
        ask(CancelWithdrawal(transaction: second), on: page)
        page.wait(.milliseconds(599))
        expect(customer.withdrawalStates.map(\.id), is: [second, first])
        page.wait(.milliseconds(1))

        expect(customer.withdrawalStates.map(\.id), is: [first])
        expect(customer.balance.amount, is: 70)
        expect(customer.offerFacts([:]).map(\.canClaim), is: [true, false])
    }

    @Test(arguments: [false, true])
    func `a withdrawal that is asked back in time is taken back, however slow the answer is`(isSlow: Bool) throws {
        let (page, customer) = try makePage()
        let id = try customer.withdraw(30)
        if isSlow { customer.service.toggle(.slow) }
        page.wait(Customer.payoutTime - .milliseconds(100))

        ask(CancelWithdrawal(transaction: id), on: page)
        page.wait(AppService.slowAnswerTime)

        expectEmpty(customer.withdrawalStates)
        expect(customer.balance.amount, is: 100)
    }

    @Test func `a withdrawal that is asked back in vain arrives all the same, and not before its time`() throws {
        let (page, customer) = try makePage()
        let id = try customer.withdraw(30)
        customer.service.toggle(.refusals)

        ask(CancelWithdrawal(transaction: id), on: page)
        page.wait(Customer.payoutTime - .seconds(1))
        expect(customer.withdrawalStates.map(\.id), is: [id])
        page.wait(.seconds(2))

        expectEmpty(customer.withdrawalStates)
        expect(customer.balance.amount, is: 70)
    }

    @Test func `a withdrawal that is to be taken back stays on its way where its customer logs out before the answer`()
        throws
    {
        let (page, customer) = try makePage()
        let id = try customer.withdraw(30)

        ask(CancelWithdrawal(transaction: id), on: page)
        customer.leave()
        page.wait(AppService.answerTime)
        try customer.enter()

        expect(customer.withdrawalStates.map(\.id), is: [id])
        expect(customer.balance.amount, is: 70)
    }

    @Test func `what is paid in is what was chosen when it was asked for, and what is chosen meanwhile stays chosen`()
        throws
    {
        let (page, customer) = try makePage(asking: "deposit")
        let source = try #require(page.presenter.session.source(ofType: CustomerSource.self))
        source.choose(20)

        try page.click("Go")
        source.choose(50)
        page.wait(.milliseconds(700))

        expect(customer.balance.amount, is: 120)
        expect(source.chosen, is: 50)
    }

    @Test(arguments: [("weekly", .weekly), ("monthly", .monthly)] as [(String, LimitPeriod)])
    func `a limit is set of deposits, for the period that is named and to what is typed`(
        name: String, period: LimitPeriod
    ) throws {
        let (page, customer) = try makePage(asking: "set-limit", with: "period: \(name), amount: \"1,500\"")

        try page.click("Go")
        page.wait(.milliseconds(700))

        expect(customer.record.limits, is: [Limit(.deposit, period, amount: 1500)])
    }

    @Test(
        arguments: [
            ("yearly", "50", "That is not known here"), ("daily", "much", "That is no amount that can be paid"),
        ])
    func `no limit is set for a period that is not known, or to what is no amount`(
        period: String, amount: String, words: String
    ) throws {
        let (page, customer) = try makePage(asking: "set-limit", with: "period: \(period), amount: \"\(amount)\"")

        try page.click("Go")
        page.wait(.milliseconds(700))

        expect(page.status, contains: words)
        expectEmpty(customer.record.limits)
    }

    @Test(arguments: [("deposit", .deposit), ("stake", .stake), ("loss", .loss)] as [(String, Limit.Kind)])
    func `a limit is set of what is named`(name: String, kind: Limit.Kind) throws {
        let (page, customer) = try makePage(
            asking: "set-limit", with: "kind: \(name), period: daily, amount: \"50\"")

        try page.click("Go")
        page.wait(.milliseconds(700))

        expect(customer.record.limits, is: [Limit(kind, .daily, amount: 50)])
    }

    @Test(arguments: ["session", "sleep"])
    func `no limit is set to an amount of money of what is none, or is not known`(kind: String) throws {
        let (page, customer) = try makePage(
            asking: "set-limit", with: "kind: \(kind), period: daily, amount: \"50\"")

        try page.click("Go")
        page.wait(.milliseconds(700))

        expect(page.status, contains: "That is not known here")
        expectEmpty(customer.record.limits)
    }

    // MARK: Games

    @Test(
        arguments: [("id: g", 2), ("id: g, isPractice: false", 2), ("id: g, isPractice: true", 0)]
            as [(String, Amount)])
    func `a round is for money unless it is to be for practice`(values: String, staked: Amount) throws {
        let (page, customer) = try makePage(asking: "play-round", with: values)

        try page.click("Go")
        page.wait(.milliseconds(700))

        let stakes = customer.wallet.transactions.filter { $0.kind == .stake }
        #expect(customer.record.played["g"] != nil && stakes.map(\.amount).reduce(0, +) == -staked)
    }

    @Test(arguments: [("id: g", false), ("id: x", true)])
    func `a round shows until another game is begun, and on where that cannot be played`(
        values: String, isShown: Bool
    ) throws {
        let (page, _) = try makePage(asking: "play-game", with: values)
        let source = try #require(page.presenter.session.source(ofType: CustomerSource.self))
        try source.playRound(of: "g", isPractice: true)

        try page.click("Go")
        page.wait(.milliseconds(700))

        expect((source.member("round")?.value is RoundFacts), is: isShown)
    }

    @Test func `a game is marked from a page`() throws {
        let (page, customer) = try makePage(asking: "favorite-game", with: "id: g")

        try page.click("Go")
        page.wait(.milliseconds(700))

        expect(customer.record.interests.favoriteGames, is: ["g"])
    }

    // MARK: Answers

    @Test func `balances, notices and how many games a text finds are answered with the customer's`() throws {
        let (page, customer) = try makePage()
        let asking = PillItemViewModel(
            PillItemDisplayState(id: "a", title: "A"), in: page.presenter.session.environment)
        var balances: [WalletBalances?] = []
        var notices: [NotificationPage] = []
        var hits: [Int] = []
        let moment = CalendarMoment(customer.now)

        let asked: [AnyObject] = [
            asking.ask(to: LoadBalances(isFirst: true)) { if case .done(let reply) = $0 { balances.append(reply) } },
            asking.ask(to: LoadNotifications(until: moment)) {
                if case .done(let reply) = $0 { notices.append(reply) }
            },
            asking.ask(to: CountHits("g", in: "casino")) { if case .done(let reply) = $0 { hits.append(reply) } },
        ]
        page.wait(AppService.answerTime)

        expect(balances, is: [customer.balances])
        expect(customer.balances?.total, is: 100)
        expect(notices, is: [NotificationPage(customer.notificationItems, hasMore: false)])
        #expect(notices.first?.notifications.count == 2 && hits == [1])
        withExtendedLifetime(asked) {}
    }

    // MARK: Searches

    @Test func `of a name that is typed it is told that it finds something, and that it finds nothing`()
        throws
    {
        let (page, _) = try makePage()
        let source = try #require(page.presenter.session.source(ofType: CustomerSource.self))
        let asking = PillItemViewModel(
            PillItemDisplayState(id: "a", title: "A"), in: page.presenter.session.environment)
        var told = 0
        let follower = try #require(source.member("found")).follow { told += 1 }

        let tellings = ["g", "zz", "zzz", "g"].map { text in
            let asked = asking.ask(to: CountHits(text, in: "casino")) { _ in }
            page.wait(.zero)
            withExtendedLifetime(asked) {}
            return told
        }

        expect(tellings, is: [1, 2, 2, 3])
        withExtendedLifetime(follower) {}
    }

    @Test func `of what was searched for what is to be forgotten goes, and nothing else`() throws {
        let (page, customer) = try makePage()
        for text in [" Porto ", "Braga", "Porto", " "] { ask(SearchText(text, in: "casino"), on: page) }
        expect(customer.record.searches, is: ["Porto", "Braga"])

        ask(ForgetSearch("Porto", in: "casino"), on: page)

        expect(customer.record.searches, is: ["Braga"])
    }

    @Test(arguments: [true, false])
    func `what was typed to be found goes with the customer who logs out, as do the searches of before`(
        isInUse: Bool
    ) throws {
        let page = try PageHarness(
            describing: """
                sources: {me: {kind: customer, currency: EUR, now: 2026-06-11 18:15}}
                parts:
                  - {component: Button, with: {id: go, title: Leave, isEnabled: true}}
                  - {component: Search, with: {id: casino, placeholder: Games}}
                on:
                  app:press id=go: {ask: log-out}
                """, width: 80, height: 24)
        let customer = try #require(page.presenter.session.source(ofType: CustomerSource.self)).customer
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        page.wait(.seconds(6))
        let search = try #require(page.presenter.session.models.compactMap { $0 as? SearchViewModel }.first)
        search.updateText("Star")
        search.submit()
        page.wait(.seconds(1))
        expect(search.currentDisplayState.recents.map(\.text), is: ["Star"])
        search.update { $0.isEnabled = isInUse }

        try page.click("Leave")
        page.wait(.seconds(1))

        expect(search.currentDisplayState.text, is: "")
        expect(search.currentDisplayState.progress, is: .idle)
        expectEmpty(search.currentDisplayState.recents)
        expect(customer.isLoggedIn, is: false)
    }

    @Test(
        arguments: [
            ("find-account", "email: eva@goma.test"),
            ("open-account", "name: Rui Reis, email: rui@goma.test, phone: \"912345678\", terms: true"),
        ])
    func `what was typed to be found goes with a customer who makes room for another`(
        action: String, values: String
    ) throws {
        let page = try PageHarness(
            describing: """
                sources: {me: {kind: customer, currency: EUR, now: 2026-06-11 18:15}}
                parts:
                  - {component: Button, with: {id: go, title: Change, isEnabled: true}}
                  - {component: Search, with: {id: casino, placeholder: Games}}
                on:
                  app:press id=go:
                    ask: \(action)
                    with: {\(values)}
                """, width: 80, height: 24)
        let customer = try #require(page.presenter.session.source(ofType: CustomerSource.self)).customer
        for (name, email) in [("Eva Lima", "eva@goma.test"), ("Ana Silva", "ana@goma.test")] {
            try customer.open(name: name, email: email, phone: "912345678")
            try customer.enter()
        }
        page.wait(.seconds(6))
        let search = try #require(page.presenter.session.models.compactMap { $0 as? SearchViewModel }.first)
        search.updateText("Star")

        try page.click("Change")
        page.wait(.seconds(2))

        expect(customer.address, isNot: "ana@goma.test")
        expect(customer.isLoggedIn, is: false)
        expect(search.currentDisplayState.text, is: "")
    }

    @Test(arguments: [(false, "Star"), (true, "")])
    func `what was typed in another run goes with the customer who logs out before it is seen again`(
        leaves: Bool, text: String
    ) throws {
        let described = """
            sources: {me: {kind: customer, currency: EUR, now: 2026-06-11 18:15}}
            parts: [{component: Button, with: {id: go, title: Leave, isEnabled: true}}]
            on:
              app:press id=go: {ask: log-out}
            routes:
              games: {title: Games, parts: [{component: Search, with: {id: casino, placeholder: Games}}]}

            """
        func openSearch(on page: PageHarness) throws -> SearchViewModel {
            _ = page.presenter.go(to: "games")
            page.wait(.zero)
            return try #require(page.presenter.session.models.compactMap { $0 as? SearchViewModel }.first)
        }
        let first = try PageHarness(describing: described, width: 80, height: 24)
        try openSearch(on: first).updateText("Star")
        var memory = first.presenter.memory
        memory.stacks = [:]
        let second = try PageHarness(describing: described, width: 80, height: 24, remembering: memory)
        second.wait(.zero)

        if leaves { try second.click("Leave") }
        second.wait(.seconds(1))

        try expect(openSearch(on: second).currentDisplayState.text, is: text)
    }
}
