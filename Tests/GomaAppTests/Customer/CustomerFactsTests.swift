import Expectations
import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// What components show of a customer: balances, entries, bonuses, and what is said of each thing that has happened.
@MainActor
struct CustomerFactsTests {
    private let environment = ViewEnvironment.simulated()
    private let opening = Date(timeIntervalSince1970: 1_781_201_700)

    private func makeMember() throws -> Customer {
        let bonus = DepositBonus(percentage: 50, turnover: 1)
        let offers = ["welcome", "friday"].map { Offer(id: $0, bonus: bonus, secondsToWager: 86_400) }
        return try .member(offering: offers, opening: opening, in: environment)
    }

    private func pass(_ seconds: Int) { environment.scheduler.advance(by: .seconds(seconds)) }

    private func moment(day: Int = 11, _ minute: Int) -> CalendarMoment {
        CalendarMoment(year: 2026, month: 6, day: day, hour: 18, minute: minute)
    }

    /// Bets on a match, which is decided then.
    private func bet(_ stake: Amount, winner: String, by customer: Customer) throws -> String {
        let selection = Bet.Selection(match: "m", market: "1x2", outcome: "home", odds: 2)
        let bet = try customer.place(.single, on: [selection], stake: stake)
        var match = Match.listed("m")
        match.apply(.settled(market: "1x2", winners: [winner]))
        customer.settle(by: match)
        return bet.id
    }

    // MARK: Money

    @Test func `a balance tells a bonus from what can be paid out, and guests are shown none`() throws {
        let customer = try makeMember()
        try customer.claim("welcome")
        try customer.deposit(40)

        let balances = WalletBalances(
            currency: "EUR", total: 60, current: 40, bonus: 20, cashback: 0, withdrawable: 40)
        expect(customer.balances, is: balances)
        expect(customer.shownBalance, is: Money(60, "EUR"))
        expect(customer.shownWithdrawable, is: Money(40, "EUR"))
        customer.leave()

        #expect(customer.balances == nil && customer.shownWithdrawable == nil)
    }

    @Test func `entries show the latest first, each with what has become of it and what there was afterwards`() throws {
        func entry(
            _ id: String, _ category: String, _ status: TransactionStatus?, _ amount: Amount, _ minute: Int,
            leaving balance: Amount
        ) -> TransactionItemDisplayState {
            TransactionItemDisplayState(
                transactionID: id, category: category, status: status, amount: Money(amount, "EUR"),
                moment: moment(minute), balance: Money(balance, "EUR"))
        }
        let customer = try makeMember()
        try customer.deposit(100)
        let deposit = customer.wallet.transactions[0].id
        pass(60)
        let bet = try bet(20, winner: "home", by: customer)
        let first = try customer.withdraw(30)
        try customer.cancelWithdrawal(first)
        pass(60)
        let second = try customer.withdraw(10)

        expect(
            customer.transactionStates.map(\.item),
            is: [
                entry(second, "Withdrawal", .pending, -10, 17, leaving: 110),
                entry(first, "Withdrawal", .cancelled, -30, 16, leaving: 90),
                entry("\(bet)/paid", "Winnings", .won, 40, 16, leaving: 120),
                entry(bet, "Stake", .placed, -20, 16, leaving: 80),
                entry(deposit, "Deposit", nil, 100, 15, leaving: 100),
            ])
        expect(
            customer.withdrawalStates.map(\.item),
            is: [
                PendingWithdrawDisplayState(
                    moment: moment(17), status: .processing, amount: Money(10, "EUR"), transactionID: second,
                    canBeCancelled: true)
            ])
    }

    @Test func `each entry is called what it came for or went for`() throws {
        let customer = try makeMember()
        try customer.claim("welcome")
        try customer.deposit(40)
        let selection = Bet.Selection(match: "m", market: "1x2", outcome: "home", odds: 2)
        let back = try customer.place(.single, on: [selection], stake: 10)
        try customer.takeBack(back.id)
        let bet = try customer.place(.single, on: [selection], stake: 10)
        try customer.cashOut(bet.id, for: 5, of: 5)
        try customer.change { (record, moment) throws(Wallet.Refusal) in
            try record.wallet.award(25, id: "prize", at: moment)
        }

        let entries = customer.transactionStates.map(\.item)

        expect(
            entries.map(\.category), is: ["Prize", "Cash-out", "Stake", "Stake returned", "Stake", "Bonus", "Deposit"])
        expect(entries.map(\.status), is: [nil, nil, .placed, nil, .placed, nil, nil])
        expect(entries.map(\.amount?.amount), is: [25, 5, -10, 10, -10, 20, 40])
    }

    @Test(
        arguments: [
            (.won, "Winnings", .won, 40), (.halfWon, "Winnings", .won, 30), (.halfLost, "Stake returned", nil, 10),
        ] as [(Outcome.Result, String, TransactionStatus?, Amount)])
    func `a bet that has lost and brings a part of its stake back is not told as won`(
        result: Outcome.Result, category: String, status: TransactionStatus?, amount: Amount
    ) throws {
        let customer = try makeMember()
        try customer.deposit(100)
        let selection = Bet.Selection(match: "m", market: "1x2", outcome: "home", odds: 2)
        _ = try customer.place(.single, on: [selection], stake: 20)
        var match = Match.listed("m")
        match.apply(.results(market: "1x2", ["home": result]))

        customer.settle(by: match)

        let entry = try #require(customer.transactionStates.first?.item)
        expect(entry.category, is: category)
        expect(entry.status, is: status)
        expect(entry.amount?.amount, is: amount)
    }

    @Test func `a round that brings less than its stake is not told as won`() throws {
        let customer = try makeMember()
        try customer.deposit(100)
        let game = Game(id: "g", name: "G", stakes: StakeRange(2, 10))

        let rounds = try (0..<40).map { _ in try customer.playRound(of: game, as: .money) }

        let paid = rounds.map(\.payout.amount).filter { $0 > 0 }
        let entries = customer.transactionStates.map(\.item).filter { $0.transactionID.hasSuffix("/paid") }
        let shown = entries.filter { $0.amount?.amount != 0 }.reversed()
        #expect(paid.contains { $0 < 2 } && shown.compactMap { $0.amount?.amount } == paid)
        expect(shown.map(\.status), is: paid.map { $0 > 2 ? TransactionStatus.won : nil })
    }

    @Test func `a bonus shows what is left of it and until when, and once it is the customer's since when it is that`()
        throws
    {
        func euros(_ amount: Amount) -> Money { Money(amount, "EUR") }
        let customer = try makeMember()
        try customer.claim("welcome")
        try customer.deposit(40)
        _ = try bet(5, winner: "away", by: customer)
        func bonuses() -> [BonusInfoCardDisplayState] { customer.bonusStates(["welcome": "The welcome"]).map(\.item) }
        var bonus = BonusInfoCardDisplayState(
            id: customer.wallet.bonuses[0].id, title: "The welcome", status: .active, bonus: euros(20),
            remaining: euros(20), wagerRequired: euros(20), wagerLeft: euros(15),
            deadline: .at(moment: moment(day: 12, 15))
        )
        expect(bonuses(), is: [bonus])

        _ = try bet(15, winner: "away", by: customer)
        (bonus.status, bonus.remaining, bonus.wagerLeft) = (.released, euros(0), euros(0))
        bonus.deadline = .at(moment: moment(15))
        expect(bonuses(), is: [bonus])
        let released = customer.transactionStates.first?.item
        expect(released?.category, is: "Bonus released")
        expect(released?.amount, is: euros(20))
        try customer.claim("friday")
        try customer.deposit(10)

        expect(bonuses().map(\.title), is: ["friday", "The welcome"])
        expect(bonuses().map(\.status), is: [.active, .released])
    }

    @Test func `a game is open to who is in and has its least stake, and to nobody else`() throws {
        let game = Game(id: "g", name: "G", stakes: StakeRange(5, 10))
        let customer = try makeMember()
        try customer.deposit(5)
        expect(customer.access(to: game), is: .player)

        _ = try bet(1, winner: "away", by: customer)
        expect(customer.access(to: game), is: .balanceTooLow)
        customer.leave()

        expect(customer.access(to: game), is: .guest)
    }

    @Test func `a game that nobody can play is open to nobody, however much there is`() throws {
        let customer = try makeMember()
        try customer.deposit(50)

        expect(customer.access(to: Game(id: "g", name: "G", modes: [], stakes: StakeRange(5, 10))), is: .unavailable)
        expect(
            customer.access(to: Game(id: "g", name: "G", modes: [.practice], stakes: StakeRange(5, 10))),
            is: .unavailable)
    }

    @Test func `a bonus shows as expired after its time, and as released once it is staked, with nothing left of it`()
        throws
    {
        let customer = try makeMember()
        try customer.claim("welcome")
        try customer.deposit(40)
        pass(86_400)
        func bonuses() -> [BonusInfoCardDisplayState] { customer.bonusStates([:]).map(\.item) }
        expect(bonuses().map(\.status), is: [.expired])
        expect(bonuses().map(\.wagerLeft.amount), is: [20])
        expect(customer.transactionStates.first?.item.category, is: "Bonus expired")

        try customer.claim("friday")
        try customer.deposit(10)
        _ = try bet(55, winner: "away", by: customer)

        expect(bonuses().map(\.status), is: [.released, .expired])
        expect(bonuses().map(\.remaining.amount), is: [0, 0])
    }

    @Test func `a bonus of which all is lost is neither told as released nor as wagered in full`() throws {
        let offer = Offer(id: "welcome", bonus: DepositBonus(percentage: 50, turnover: 5))
        let customer = try Customer.member(offering: [offer], opening: opening, in: environment)
        try customer.claim("welcome")
        try customer.deposit(40)

        _ = try bet(60, winner: "away", by: customer)

        let bonus = try #require(customer.bonusStates([:]).first?.item)
        #expect(bonus.status == .expired && bonus.subtitle == "Nothing of it is left" && bonus.deadline == nil)
        expect(bonus.remaining.amount, is: 0)
        expect(bonus.wagered.amount, is: 60)
        expect(bonus.wagerRequired.amount, is: 100)
    }

    @Test func `who has gone has no name, address or number that pages can show`() throws {
        let customer = try makeMember()
        expect(customer.facts.firstName, is: "Ana")
        expect(customer.facts.email, is: "ana@goma.test")
        expect(customer.facts.phone, is: "912345678")
        expect(customer.facts.session, is: "customer")

        customer.leave()

        let facts = customer.facts
        expect([facts.name, facts.firstName, facts.email, facts.phone], is: ["", "", "", ""])
        expect(facts.session, is: "guest")
        expect(facts.canHandIn, is: false)
    }

    // MARK: Notices

    @Test(
        arguments: [
            (.deposit(40, bonus: 20), "EUR 40.00 is in your wallet, and EUR 20.00 on top of it as a bonus."),
            (.settled(bet: "B-1", .won, paid: 40), "Your bet B-1 has won, and paid EUR 40.00."),
            (.settled(bet: "B-1", .lost, paid: 0), "Your bet B-1 has lost."),
            (.settled(bet: "B-1", .lost, paid: 5), "Your bet B-1 has paid EUR 5.00."),
            (.settled(bet: "B-1", .void, paid: 20), "Your bet B-1 has paid EUR 20.00."),
            (.withdrawal(30, .pending), "EUR 30.00 is on its way to you."),
            (.withdrawal(30, .done), "EUR 30.00 has arrived."),
            (.withdrawal(30, .cancelled), "EUR 30.00 is in your wallet again."),
            (.tournament(id: "t", rank: 2, prize: 10), "Your place: 2. EUR 10.00 is in your wallet."),
            (.tournament(id: "t", rank: 9, prize: 0), "Your place: 9."),
            (.document(.identity, isAccepted: false), "Your document cannot be read. Hand in another one."),
        ] as [(Notice.Kind, String)])
    func `what has happened is said as it has come out`(kind: Notice.Kind, text: String) throws {
        try expect(makeMember().words(of: kind).text, is: text)
    }

    @Test(
        arguments: [
            (.settled(bet: "B-1", .won, paid: 40), "Bet won", "Your bet B-1 has won, and paid EUR 40.00."),
            (.settled(bet: "B-1", .lost, paid: 0), "Bet lost", "Your bet B-1 has lost."),
            (.settled(bet: "B-1", .void, paid: 20), "Bet settled", "Your bet B-1 has paid EUR 20.00."),
            (.cashedOut(bet: "B-1", 5), "Cashed out", "Your bet B-1 has paid EUR 5.00."),
            (.bonusReleased(20), "Bonus released", "Your bonus of EUR 20.00 is wagered, and all yours."),
            (
                .claimed(offer: "welcome"), "Offer claimed",
                "The bonus comes with your next deposit of EUR 5.00 or more."
            ),
            (
                .limit(.weekly, 50, begins: Date(timeIntervalSince1970: 1_781_201_700), of: .loss), "Limit set",
                "Weekly loss limit: EUR 50.00 from 11/06/2026, 18:15 on"
            ),
            (
                .limit(.monthly, nil, begins: Date(timeIntervalSince1970: 1_781_201_700), of: .deposit), "Limit set",
                "Monthly deposit limit: none from 11/06/2026, 18:15 on"
            ),
            (
                .limit(.daily, 90, begins: Date(timeIntervalSince1970: 1_781_201_700), of: .session), "Limit set",
                "Daily time limit: 90 min from 11/06/2026, 18:15 on"
            ),
            (.withdrawal(30, .cancelled), "Withdrawal", "EUR 30.00 is in your wallet again."),
            (.tournament(id: "t", rank: 9, prize: 0), "Tournament over", "Your place: 9."),
            (.document(.address, isAccepted: true), "Proof of address", "Your document is accepted."),
        ] as [(Notice.Kind, String, String)])
    func `a notice is called what it is about`(kind: Notice.Kind, title: String, text: String) throws {
        let words = try makeMember().words(of: kind)

        expect(words.title, is: title)
        expect(words.text, is: text)
    }

    @Test func `what has not been read is counted for who is in, and not for guests`() throws {
        let customer = try makeMember()
        try customer.deposit(40)
        expect(customer.unreadCount, is: 2)

        customer.read([customer.record.notices[0].id])
        expect(customer.unreadCount, is: 1)
        customer.leave()

        expect(customer.unreadCount, is: 0)
    }
}
