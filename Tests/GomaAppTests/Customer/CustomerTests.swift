import Expectations
import Foundation
import GomaUI
import TerminalKit
import GomaCatalog
import Testing

@testable import GomaApp
@testable import GomaPages

/// A customer of an app: money that adds up, bets that end, limits that hold, and all of it in another run.
@MainActor
struct CustomerTests {
    private let environment = ViewEnvironment.simulated()
    private let opening = Date(timeIntervalSince1970: 1_781_201_700)

    private func makeCustomer() -> Customer {
        var record = CustomerRecord(currency: "EUR")
        record.offers = [Offer(id: "welcome", bonus: DepositBonus(percentage: 100, cap: 100, minimum: 10, turnover: 1))]
        return Customer(
            record, opening: opening, service: AppService(currency: "EUR", in: environment), in: environment)
    }

    private func makeGuest(named email: String = "ana@goma.test") throws -> Customer {
        let customer = makeCustomer()
        try customer.open(name: "Ana Silva", email: email, phone: "912345678")
        return customer
    }

    private func makeMember() throws -> Customer {
        let customer = try makeGuest()
        try customer.enter()
        return customer
    }

    @Test func `of what the customer is told a hundred are kept, and the oldest go first`() {
        var record = CustomerRecord(currency: "EUR")

        for _ in 0..<100 { record.note(.welcome, at: opening) }
        let all = record.notices.map(\.id)
        record.note(.welcome, at: opening)
        record.note(.welcome, at: opening)

        expect(all.count, is: 100)
        expect(Set(all).count, is: 100)
        expect(record.notices.count, is: 100)
        expect(record.notices.prefix(98).map(\.id), is: Array(all.dropFirst(2)))
    }

    @Test func `notices are read and deleted by their identities, one or all of them`() throws {
        let customer = try makeMember()
        try customer.deposit(100)
        _ = try customer.withdraw(30)
        pass(3600)
        let ids = customer.record.notices.map(\.id)
        #expect(customer.record.notices.count >= 2 && Set(ids).count == ids.count)

        customer.read([ids[1]])
        expect(customer.record.notices.map(\.isRead), is: ids.map { $0 == ids[1] })
        customer.delete([ids[0]])
        expect(customer.record.notices.map(\.id), is: Array(ids.dropFirst()))
        customer.read(Set(ids))
        expect(Set(customer.record.notices.map(\.isRead)), is: [true])
        customer.delete(Set(ids))
        expectEmpty(customer.record.notices)
    }

    @Test func `what the customer was told shows the latest first, each with its moment, its words and whether read`()
        throws
    {
        let customer = try makeMember()
        pass(90)
        try customer.deposit(50)
        let ids = customer.record.notices.map(\.id)
        try #require(ids.count == 2)

        customer.read([ids[0]])

        let deposit = NotificationItem(
            id: ids[1], moment: CalendarMoment(year: 2026, month: 6, day: 11, hour: 18, minute: 16), title: "Paid in",
            text: "EUR 50.00 is in your wallet.")
        let welcome = NotificationItem(
            id: ids[0], moment: CalendarMoment(year: 2026, month: 6, day: 11, hour: 18, minute: 15), title: "Welcome",
            text: "Your account is open, Ana. Look at the offers before you pay in.", isRead: true)
        expect(customer.notificationItems, is: [deposit, welcome])
    }

    private func pass(_ seconds: Int) { environment.scheduler.advance(by: .seconds(seconds)) }

    private func match(_ phase: Match.Phase = .upcoming(start: nil)) -> Match {
        Match(
            id: "m", competition: "Liga", home: "Porto", away: "Benfica", phase: phase,
            markets: [
                Market(
                    id: "1x2",
                    outcomes: [
                        Outcome(id: "home", title: "Porto", odds: 2), Outcome(id: "away", title: "Benfica", odds: 3),
                    ])
            ])
    }

    private func selection(_ outcome: String = "home", at odds: Odds = 2) -> Bet.Selection {
        Bet.Selection(match: "m", market: "1x2", outcome: outcome, odds: odds)
    }

    /// What came and went adds up to what is there.
    private func expectSum(of customer: Customer, _ place: SourceLocation = #_sourceLocation) {
        let sum = customer.wallet.transactions.map(\.effect).reduce(Funds.none, +)
        #expect(sum == customer.wallet.funds, sourceLocation: place)
    }

    // MARK: Accounts

    @Test func `an account is opened, and is in once its code has come`() throws {
        let customer = try makeGuest()
        expect(customer.isLoggedIn, is: false)
        expect(customer.facts.session, is: "guest")

        try customer.enter()

        expect(customer.isLoggedIn, is: true)
        expect(customer.facts.firstName, is: "Ana")
        expect(customer.account?.isVerified, is: true)
        expect(customer.record.notices.map(\.kind), is: [.welcome])
        #expect(throws: AppRefusal.addressTaken) {
            try customer.open(name: "Ana", email: "ANA@goma.test", phone: "")
        }
    }

    @Test func `the details of an account can be said anew until its code has come`() throws {
        let customer = try makeGuest()
        try customer.open(name: "Ana Maria Silva", email: "Ana@goma.test", phone: "923456789")
        expect(customer.record.account?.name, is: "Ana Maria Silva")
        expect(customer.isLoggedIn, is: false)
        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "")

        try customer.open(name: "Ana Reis", email: "ana@goma.test", phone: "934567890")
        try customer.enter()

        expect(customer.facts.name, is: "Ana Reis")
        expect(customer.facts.phone, is: "934567890")
        expect(customer.record.notices.map(\.kind), is: [.welcome])
    }

    @Test func `who leaves is shown nothing, can do nothing, and finds all of it on coming back`() throws {
        let customer = try makeMember()
        try customer.deposit(50)

        customer.leave()
        #expect(
            customer.shownBalance == nil && customer.transactionStates.isEmpty && customer.notificationItems.isEmpty)
        #expect(throws: AppRefusal.account(.loggedOut)) { try customer.deposit(50) }
        #expect(throws: AppRefusal.account(.loggedOut)) { try customer.claim("welcome") }
        #expect(throws: AppRefusal.noAccount) { try customer.find("eva@goma.test") }
        try customer.find("ana@goma.test")
        try customer.enter()

        expect(customer.shownBalance, is: Money(50, "EUR"))
    }

    @Test func `two customers of one app have each their own`() throws {
        let customer = try makeMember()
        try customer.deposit(50)
        customer.leave()
        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "")
        try customer.enter()
        expect(customer.balance.amount, is: 0)
        expect(customer.facts.name, is: "Eva Lima")
        customer.leave()

        try customer.find("ana@goma.test")
        try customer.enter()

        expect(customer.balance.amount, is: 50)
        expect(customer.facts.name, is: "Ana Silva")
        #expect(customer.hasAccount("eva@goma.test"))
    }

    @Test func `an offer that one customer has used is there for another, and stays used for the first`() throws {
        let customer = try makeMember()
        try customer.claim("welcome")
        try customer.deposit(40)
        customer.leave()

        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "")
        try customer.enter()
        expect(customer.bonus(for: 40), is: 0)
        try customer.claim("welcome")
        try expect(customer.deposit(40), is: 40)
        customer.leave()

        try customer.find("ana@goma.test")
        try customer.enter()
        #expect(throws: AppRefusal.offer(.used(customer.now))) { try customer.claim("welcome") }
    }

    @Test func `what is on its way to one customer waits while another is there, and is there on coming back`() throws {
        let customer = try makeMember()
        try customer.deposit(100)
        let withdrawal = try customer.withdraw(30)
        pass(10)
        customer.leave()

        try customer.open(name: "Eva Lima", email: "eva@goma.test", phone: "")
        pass(1)
        expect(environment.scheduler.nextDue, is: nil)
        pass(100)
        try customer.find("ana@goma.test")
        pass(1)

        expect(customer.wallet.transactions.first { $0.id == withdrawal }?.status, is: .done)
        expect(customer.record.notices.last?.kind, is: .withdrawal(30, .done))
    }

    // MARK: Money

    @Test func `an offer that is claimed brings its bonus with the next deposit, once`() throws {
        let customer = try makeMember()
        expect(customer.bonus(for: 40), is: 0)
        try customer.claim("welcome")
        expect(customer.bonus(for: 40), is: 40)
        expect(customer.bonus(for: 5), is: 0)

        try expect(customer.deposit(40), is: 40)
        try expect(customer.deposit(40), is: 0)

        expect(customer.balance.amount, is: 120)
        expect(customer.wallet.bonus, is: 40)
        expect(customer.wallet.withdrawable, is: 80)
        #expect(throws: AppRefusal.offer(.used(customer.now))) { try customer.claim("welcome") }
        expectSum(of: customer)
    }

    @Test func `a bonus that has been wagered is the customer's own, which is told once`() throws {
        let customer = try makeMember()
        try customer.claim("welcome")
        try customer.deposit(40)
        _ = try customer.place(.single, on: [selection()], stake: 40)
        expect(customer.wallet.bonus, is: 40)
        var match = match()
        match.apply(.settled(market: "1x2", winners: ["away"]))

        customer.settle(by: match)
        customer.toggleFavorite(game: "g")
        customer.searched(for: "Porto")

        expect(customer.wallet.bonus, is: 0)
        expect(customer.balance.amount, is: 40)
        expect(customer.record.notices.count { $0.kind == .bonusReleased(40) }, is: 1)
    }

    @Test(
        arguments: [
            (Amount(hundredths: 499), .below(5)), (5, nil), (10_000, nil),
            (Amount(hundredths: 1_000_001), .above(10_000)),
        ] as [(Amount, StakeRange.Problem?)])
    func `five are the least that is paid in, and ten thousand the most`(amount: Amount, problem: StakeRange.Problem?)
        throws
    {
        let customer = try makeMember()

        if let problem {
            #expect(throws: AppRefusal.deposit(problem)) { try customer.deposit(amount) }
        } else {
            try customer.deposit(amount)
        }

        expect(customer.balance.amount, is: (problem == nil ? amount : 0))
    }

    @Test func `a limit refuses what is above it, a lower one at once and a higher one after a day`() throws {
        let customer = try makeMember()
        try customer.setLimit(.deposit, .daily, to: 100)
        try customer.deposit(60)
        let refusal = AppRefusal.aboveLimit(.deposit, left: 40)
        #expect(throws: refusal) { try customer.deposit(50) }
        expect(refusal.words(in: environment, currency: "EUR"), is: "Your deposit limit leaves EUR 40.00")

        try customer.setLimit(.deposit, .daily, to: 500)
        #expect(throws: refusal) { try customer.deposit(50) }
        expect(customer.waitingLimits.count, is: 1)
        expect(customer.limitStates(.deposit).first?.item.limit.amount, is: 100)
        pass(24 * 3600)

        try customer.deposit(400)
        expect(customer.limitStates(.deposit).first?.item.limit.amount, is: 500)
        expectEmpty(customer.waitingLimits)
    }

    @Test func `a limit takes the place of that of its kind and period, and of no other`() throws {
        let customer = try makeMember()
        try customer.setLimit(.deposit, .weekly, to: 300)
        try customer.setLimit(.stake, .daily, to: 50)
        try customer.setLimit(.deposit, .daily, to: 100)
        try customer.setLimit(.deposit, .daily, to: 80)

        expect(customer.limitStates(.deposit).map(\.id), is: ["daily", "weekly"])
        expect(customer.limitStates(.deposit).map(\.item.limit.amount), is: [80, 300])
        expect(customer.limitStates(.stake).map(\.item.limit.amount), is: [50])
    }

    @Test func `a limit of stakes lets bets through to its last, and holds no deposit`() throws {
        let customer = try makeMember()
        try customer.setLimit(.stake, .daily, to: 30)
        try customer.deposit(100)
        _ = try customer.place(.single, on: [selection()], stake: 20)

        #expect(throws: AppRefusal.aboveLimit(.stake, left: 10)) {
            try customer.place(.single, on: [selection()], stake: 11)
        }
        _ = try customer.place(.single, on: [selection()], stake: 10)

        expect(customer.balance.amount, is: 70)
        expect(customer.bets.count, is: 2)
    }

    @Test func `a limit of stakes holds games for money, and not those for practice`() throws {
        let game = Game(id: "g", name: "G", stakes: StakeRange(2, 10))
        let customer = try makeMember()
        try customer.setLimit(.stake, .daily, to: 5)
        try customer.deposit(20)
        for _ in 0..<2 { _ = try customer.playRound(of: game, as: .money) }
        let record = customer.record
        pass(1)

        #expect(throws: AppRefusal.aboveLimit(.stake, left: 1)) { try customer.playRound(of: game, as: .money) }
        expect(customer.record, is: record)

        try expect(customer.playRound(of: game, as: .practice).stake.amount, is: 2)
        expect(customer.wallet.transactions.filter { $0.kind == .stake }.map(\.amount), is: [-2, -2])
    }

    @Test func `a withdrawal is on its way for a while, and can be taken back meanwhile`() throws {
        let customer = try makeMember()
        try customer.deposit(100)
        #expect(throws: AppRefusal.wallet(.aboveBalance(100))) { try customer.withdraw(101) }
        let first = try customer.withdraw(30)
        let second = try customer.withdraw(20)
        expect(customer.balance.amount, is: 50)
        expect(customer.withdrawalStates.count, is: 2)

        try customer.cancelWithdrawal(first)
        pass(91)

        expect(customer.balance.amount, is: 80)
        expectEmpty(customer.withdrawalStates)
        #expect(throws: AppRefusal.wallet(.over)) { try customer.cancelWithdrawal(second) }
        expect(customer.record.notices.last?.kind, is: .withdrawal(20, .done))
        expectSum(of: customer)
    }

    // MARK: Bets

    @Test(
        arguments: [(["home"], Bet.State.won, 120), (["away"], .lost, 80), ([], .void, 100), (["draw"], .void, 100)]
            as [([String], Bet.State, Amount)])
    func `a bet takes its stake, and is settled by the match`(
        winners: [String], state: Bet.State, balance: Amount
    ) throws {
        let customer = try makeMember()
        try customer.deposit(100)
        let bet = try customer.place(.single, on: [selection()], stake: 20)
        expect(customer.balance.amount, is: 80)
        expect(customer.openMatches, is: ["m"])
        var match = match()
        match.apply(.settled(market: "1x2", winners: winners))

        customer.settle(by: match)
        customer.settle(by: match)

        expect(customer.bet(bet.id)?.state, is: state)
        expect(customer.balance.amount, is: balance)
        expectEmpty(customer.openMatches)
        expectSum(of: customer)
    }

    @Test func `a bet can be taken back, or given up in parts`() throws {
        let customer = try makeMember()
        try customer.deposit(100)
        let back = try customer.place(.single, on: [selection()], stake: 20)
        try customer.takeBack(back.id)
        expect(customer.balance.amount, is: 100)
        expectEmpty(customer.bets)
        let bet = try customer.place(.single, on: [selection()], stake: 20)

        try customer.cashOut(bet.id, for: 10, of: 30)
        expect(customer.balance.amount, is: 90)
        expect(customer.bet(bet.id)?.state, is: .pending)
        try customer.cashOut(bet.id, for: 20, of: 20)

        expect(customer.balance.amount, is: 110)
        expect(customer.bet(bet.id)?.state, is: .cashedOut)
        #expect(throws: AppRefusal.bet(.over(.cashedOut))) { try customer.cashOut(bet.id, for: 1, of: 1) }
        #expect(throws: AppRefusal.stake(.below(1))) {
            try customer.place(.single, on: [selection()], stake: 0)
        }
        expectSum(of: customer)
    }

    @Test func `what is left of a bet of which a part was given up comes back where that is void`() throws {
        let customer = try makeMember()
        try customer.deposit(100)
        let bet = try customer.place(.single, on: [selection()], stake: 20)
        try customer.cashOut(bet.id, for: 15, of: 30)
        expect(customer.balance.amount, is: 95)
        var match = match()
        match.apply(.settled(market: "1x2", winners: []))

        customer.settle(by: match)

        expect(customer.balance.amount, is: 105)
        expect(customer.bet(bet.id)?.paid, is: 25)
        expect(customer.record.notices.last?.kind, is: .settled(bet: bet.id, .void, paid: 10))
        expectSum(of: customer)
    }

    @Test func `a bet that is taken back leaves as much of a limit as there was, and one that is decided stays`()
        throws
    {
        let customer = try makeMember()
        try customer.deposit(100)
        try customer.setLimit(.stake, .daily, to: 20)
        let back = try customer.place(.single, on: [selection()], stake: 20)
        try customer.takeBack(back.id)
        let bet = try customer.place(.single, on: [selection()], stake: 20)
        var match = match()
        match.apply(.settled(market: "1x2", winners: ["away"]))
        customer.settle(by: match)

        #expect(throws: AppRefusal.bet(.over(.lost))) { try customer.takeBack(bet.id) }
        #expect(throws: AppRefusal.unknown) { try customer.takeBack(back.id) }

        expect(customer.bets.map(\.id), is: [bet.id])
        expect(customer.balance.amount, is: 80)
    }

    @Test func `a bet on which something is decided is not taken back, though more of it may be won`() throws {
        let customer = try makeMember()
        try customer.deposit(100)
        let others = ["a", "b"].map { Bet.Selection(match: $0, market: "1x2", outcome: "home", odds: 2) }
        let bet = try customer.place(.system(2), on: [selection()] + others, stake: 30)
        var match = match()
        match.apply(.settled(market: "1x2", winners: ["away"]))
        customer.settle(by: match)

        #expect(throws: AppRefusal.bet(.decided)) { try customer.takeBack(bet.id) }

        expect(customer.bet(bet.id)?.state, is: .pending)
        expect(customer.balance.amount, is: 70)
    }

    @Test func `a game is played for money with login and money, and for practice without`() throws {
        let game = Game(id: "g", name: "G", stakes: StakeRange(2, 10))
        let customer = try makeGuest()
        #expect(throws: AppRefusal.game(.account(.loggedOut))) { try customer.playRound(of: game, as: .money) }
        #expect(try customer.playRound(of: game, as: .practice).isPractice)
        try customer.enter()
        expect(customer.access(to: game), is: .balanceTooLow)
        try customer.deposit(20)

        let rounds = try (0..<5).map { _ in try customer.playRound(of: game, as: .money) }

        let paid = rounds.map(\.payout.amount).reduce(0, +)
        expect(customer.balance.amount, is: 10 + paid)
        expect(customer.record.played["g"], isNot: nil)
        expectSum(of: customer)
    }

    @Test func `games that were played show to who is in, the latest first, and to no guest`() throws {
        let text = """
            sources:
              me:
                kind: customer
                currency: EUR
                now: 2026-06-11 18:15
                games: [{id: g, name: G, minimumStake: 2.0}, {id: h, name: H, minimumStake: 2.0}]
            parts: [{component: WalletStatus, with: {balances: $me.balances}}]
            """
        let session = try PageSession(
            PageDescription(parsing: text, file: "a.yaml"), kit: .goma, registry: .goma, environment: environment)
        let source = try #require(session.source(ofType: CustomerSource.self))
        func recent() -> [String]? { (source.member("recent")?.value as? [GameFacts])?.map(\.id) }

        try source.playRound(of: "g", isPractice: true)
        expect(recent(), is: [])

        try source.customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "")
        try source.customer.enter()
        try source.playRound(of: "g", isPractice: true)
        pass(1)
        try source.playRound(of: "h", isPractice: true)
        expect(recent(), is: ["h", "g"])

        source.customer.leave()
        expect(recent(), is: [])
        try source.customer.enter()
        expect(recent(), is: ["h", "g"])
    }

    // MARK: Searches

    @Test func `what was searched for stands once, the latest first, and eight of it at most`() throws {
        let customer = try makeMember()
        for number in 1...9 { customer.searched(for: "\(number)") }
        expect(customer.record.searches.joined(), is: "98765432")

        customer.searched(for: "4")
        expect(customer.record.searches.joined(), is: "49876532")
        customer.forget(search: "9")

        expect(customer.record.searches.joined(), is: "4876532")
    }

    // MARK: Another run

    @Test func `all of it is there in another run, and what was on its way goes on`() throws {
        let customer = try makeMember()
        try customer.claim("welcome")
        try customer.deposit(100)
        _ = try customer.place(
            .system(2),
            on: [selection()]
                + ["a", "b"].map {
                    Bet.Selection(match: $0, market: "1x2", outcome: "home", odds: 1.5)
                }, stake: 20)
        try customer.setLimit(.deposit, .weekly, to: 300)
        let withdrawal = try customer.withdraw(30)
        pass(60)
        let kept = try JSONEncoder().encode(customer.memory)

        let other = makeCustomer()
        other.remember(try JSONDecoder().decode(CustomerMemory.self, from: kept))

        expect(other.record, is: customer.record)
        expect(other.isLoggedIn, is: true)
        let ahead = other.elapsed - customer.elapsed
        #expect((0..<10).contains(ahead))
        pass(31)
        expect(other.wallet.transactions.first { $0.id == withdrawal }?.status, is: .done)
        expectSum(of: other)
    }

    private func page(offering ids: String...) -> Customer {
        var record = CustomerRecord(currency: "EUR")
        record.offers = ids.map { Offer(id: $0, bonus: DepositBonus(percentage: 50)) }
        return Customer(
            record, opening: opening, service: AppService(currency: "EUR", in: environment), in: environment)
    }

    @Test func `an offer that a page brings back is used where its bonus has come, and keeps no deposit out`() throws {
        let (customer, without, again) = (page(offering: "friday"), page(), page(offering: "friday"))
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try customer.enter()
        try customer.claim("friday")
        try expect(customer.deposit(40), is: 20)

        without.remember(customer.memory)
        again.remember(without.memory)

        expectEmpty(without.record.offers)
        #expect(throws: AppRefusal.offer(.used(opening))) { try again.claim("friday") }
        try expect(again.deposit(40), is: 0)
    }

    @Test func `offers are those of the page in another run, each as far as the customer has come with it`() throws {
        let customer = try makeMember()
        try customer.claim("welcome")

        let (more, none) = (page(offering: "friday", "welcome"), page())
        more.remember(customer.memory)
        none.remember(customer.memory)

        expect(more.record.offers.map(\.id), is: ["friday", "welcome"])
        expectEmpty(none.record.offers)
        #expect(throws: AppRefusal.offer(.claimed(opening))) { try more.claim("welcome") }
        try more.claim("friday")
    }

    @Test func `an offer is as the page has it now until it is claimed, and then as it was claimed`() throws {
        let earlier = page(offering: "friday", "monday")
        try earlier.open(name: "Ana Silva", email: "ana@goma.test", phone: "912345678")
        try earlier.enter()
        try earlier.claim("friday")
        var record = CustomerRecord(currency: "EUR")
        record.offers = ["friday", "monday"].map { Offer(id: $0, bonus: DepositBonus(percentage: 80)) }
        let later = Customer(
            record, opening: opening, service: AppService(currency: "EUR", in: environment), in: environment)

        later.remember(earlier.memory)

        expect(later.record.offers.map(\.bonus.percentage), is: [50, 80])
    }

    @Test func `a page keeps its customer`() throws {
        let text = """
            sources:
              me:
                kind: customer
                currency: EUR
                now: 2026-06-11 18:15
                offers: [{id: a, title: A, percentage: 50, days: 7}]
                games: [{id: g, name: G, minimumStake: 2.0, rating: 4.8}]
            parts: [{component: WalletStatus, with: {balances: $me.balances}}]
            """
        func session(_ memory: PageMemory? = nil) throws -> (PageSession, Customer) {
            let session = try PageSession(
                PageDescription(parsing: text, file: "a.yaml"), kit: .goma, registry: .goma, environment: .simulated(),
                remembering: memory)
            return (session, try #require(session.source(ofType: CustomerSource.self)).customer)
        }
        let (page, customer) = try session()
        try customer.open(name: "Ana Silva", email: "ana@goma.test", phone: "")
        try customer.enter()
        try customer.deposit(50)
        let kept = try JSONEncoder().encode(page.memory(stacks: [:], tab: ""))

        let (_, other) = try session(JSONDecoder().decode(PageMemory.self, from: kept))

        expect(other.record, is: customer.record)
    }

    // MARK: Services

    @Test func `services take their time, and what goes wrong can be switched on`() {
        let service = AppService(currency: "EUR", in: environment)
        var answers: [String] = []
        func ask(_ name: String) {
            service.answer { () throws(AppRefusal) in
                name
            } then: { result in
                answers.append((try? result.get()) ?? "refused")
            }
        }
        ask("a")
        environment.scheduler.advance(by: .milliseconds(599))
        expectEmpty(answers)
        environment.scheduler.advance(by: .milliseconds(1))
        service.toggle(.slow)
        ask("b")
        pass(2)
        expect(answers, is: ["a"])
        pass(1)
        service.toggle(.refusals)
        ask("c")
        pass(3)
        expect(answers, is: ["a", "b", "refused"])
        service.toggle(.silence)
        ask("d")
        pass(60)

        expect(answers, is: ["a", "b", "refused"])
    }
}
