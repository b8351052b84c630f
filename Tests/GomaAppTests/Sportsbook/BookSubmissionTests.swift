import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// A bet on a page: what becomes of it when the book moves while it is on its way.
@MainActor
struct BookSubmissionTests {
    // MARK: On the page

    @Test(arguments: [2.5, 1.5])
    func `odds that move are taken where the customer accepts changes`(odds: Odds) throws {
        let stage = try sentBet()

        move(to: odds, in: stage)
        stage.wait(Duration.milliseconds(1250))

        expect(stage.text, contains: "Bet of EUR 10.00 placed")
        expect(stage.text, contains: "Balance: EUR 240.00")
    }

    @Test(arguments: [2.5, 1.5])
    func `odds that move are refused where the customer does not, and the bet is sent again at them`(
        odds: Odds
    ) throws {
        let stage = try sentBet { try $0.click("Accept odds changes") }

        move(to: odds, in: stage)
        stage.wait(Duration.milliseconds(1250))
        expect(stage.text, contains: "Bet not placed: the odds have changed")
        expect(stage.text, contains: "Balance: EUR 250.00")
        try stage.click("Place bet EUR 10.00")
        stage.wait(Duration.milliseconds(1250))

        expect(stage.text, contains: "Bet of EUR 10.00 placed")
        expect(stage.text, contains: odds == 2.5 ? "25.00" : "15.00")
    }

    @Test func `odds that stay are taken whatever is accepted`() throws {
        let stage = try sentBet { try $0.click("Accept odds changes") }

        stage.wait(Duration.milliseconds(1250))

        expect(stage.text, contains: "Bet of EUR 10.00 placed")
    }

    @Test func `the choice counts that stands when the answer comes`() throws {
        let stage = try sentBet()
        move(to: 2.5, in: stage)

        try stage.click("Accept odds changes")
        stage.wait(Duration.milliseconds(1250))

        expect(stage.text, contains: "Bet not placed: the odds have changed")
    }

    @Test func `a market that closes on the way refuses the bet, whatever is accepted`() throws {
        let stage = try sentBet()

        stage.presenter.book.apply(event(.suspended(market: "1x2", true)))
        stage.wait(Duration.milliseconds(1250))

        expect(stage.text, contains: "Bet not placed: a selection is no longer open")
    }

    @Test func `a bet is not placed on what has been chosen while it was on its way`() throws {
        let stage = try sentBet()
        let book = stage.presenter.book

        book.toggle(BetSlip.Selection(match: "liv-ars", market: "btts", outcome: "no"))
        stage.wait(Duration.milliseconds(1250))

        expectEmpty(book.customer.bets)
        expect(book.balance, is: Money(250, "EUR"))
        expect(book.slip.acceptsOddsChanges, is: true)
        expect(book.slip.active.count, is: 2)
    }

    @Test func `who takes other odds is told that the slip has changed, where that is why no bet is placed`() throws {
        let stage = try sentBet()
        let models = stage.presenter.session.models
        let bet = try #require(models.compactMap { $0 as? BetInfoSubmissionViewModel }.first)

        stage.presenter.book.toggle(BetSlip.Selection(match: "liv-ars", market: "1x2", outcome: "away"))
        stage.wait(Duration.milliseconds(1250))

        expect(
            bet.currentDisplayState.phase, is: .failed(.notTaken(.told("The bet slip has changed meanwhile"))))
    }

    @Test func `a bet is not placed for another customer than the one who has sent it`() throws {
        let stage = try sentBet()
        let customer = stage.presenter.book.customer

        customer.leave()
        try customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "")
        try customer.enter()
        try customer.deposit(100)
        stage.wait(Duration.milliseconds(1250))

        expectEmpty(customer.bets)
        expect(customer.balance.amount, is: 100)
        expect(stage.text, contains: "Bet not placed")
    }

    @Test func `Enter in the stake leads to the button, and places from there`() throws {
        let stage = try PageHarness("betslip")
        try stage.click("2.01")
        try stage.focus("Amount")
        stage.type("10")

        stage.press(.enter)
        expect(stage.focusedWords, contains: "Place bet EUR 10.00")
        stage.press(.enter)

        expect(stage.text, contains: "Placing bet")
    }

    @Test func `a second Enter while the bet is on its way changes nothing on the page`() throws {
        let stage = try PageHarness("betslip")
        try stage.click("2.01")
        try stage.focus("Amount")
        stage.type("10")
        stage.press(.enter, .enter)
        let before = (stage.text, stage.events.count)

        stage.press(.enter)
        stage.press(.enter)

        expect(stage.text, is: before.0)
        expect(stage.events.count, is: before.1)
        #expect(stage.presenter.book.slip.acceptsOddsChanges)
        expect(stage.focusedWords, contains: "Placing bet")
        stage.wait(Duration.milliseconds(1250))
        expect(stage.focusedWords, contains: "Take back")
    }

    // MARK: The book

    @Test func `a bet that is taken back gives the book its stake back, and one that is not empties the slip`() throws {
        let stage = try sentBet()
        let book = stage.presenter.book
        stage.wait(Duration.milliseconds(1250))
        expect(book.balance, is: Money(240, "EUR"))

        try stage.click("Take back")
        stage.wait(.seconds(1))
        expect(book.balance, is: Money(250, "EUR"))
        expect(book.slip.selections.count, is: 1)
        try stage.click("Place bet EUR 10.00")
        stage.wait(.seconds(7))

        expect(book.balance, is: Money(240, "EUR"))
        expectEmpty(book.slip.selections)
    }

    @Test(arguments: [(4600, false), (2500, true)] as [(Int, Bool)])
    func `a bet that is asked for in time is taken back, though its time is over once the answer comes`(
        milliseconds: Int, isSlow: Bool
    ) throws {
        let stage = try sentBet()
        let book = stage.presenter.book
        stage.wait(Duration.milliseconds(1200))
        stage.wait(Duration.milliseconds(milliseconds))
        if isSlow { book.customer.service.toggle(.slow) }

        try stage.click("Take back")
        stage.wait(.seconds(4))

        expectEmpty(book.customer.bets)
        expect(book.balance, is: Money(250, "EUR"))
        expect(book.slip.active.count, is: 1)
        expect(stage.text, contains: "Place bet EUR 10.00")
    }

    @Test(
        arguments: [.suspended(market: "1x2", true), .ended, .settled(market: "1x2", winners: ["away"])]
            as [MatchChange])
    func `a bet stands once no bets are taken on what it is on, though it is asked for in time`(
        change: MatchChange
    ) throws {
        let stage = try sentBet()
        let book = stage.presenter.book
        stage.wait(Duration.milliseconds(1200))
        book.apply(event(change))

        try stage.click("Take back")
        stage.wait(.seconds(1))
        expect(stage.text, contains: "The bet stands")
        stage.wait(.seconds(3))

        expect(book.customer.bets.count, is: 1)
        expect(book.balance, is: Money(240, "EUR"))
        expectEmpty(book.slip.selections)
    }

    @Test func `a bet that is asked for stands, and leaves the slip, where no answer comes`() throws {
        let stage = try sentBet()
        let book = stage.presenter.book
        stage.wait(Duration.milliseconds(1200))
        book.customer.service.toggle(.silence)

        try stage.click("Take back")
        stage.wait(.seconds(6))

        expect(book.customer.bets.count, is: 1)
        expect(book.balance, is: Money(240, "EUR"))
        expectEmpty(book.slip.selections)
    }

    @Test func `thirty selections at the longest odds pay what a bet pays at most, and say so`() {
        let matches = (1...30).map { Match.listed("m\($0)", odds: 99_999) }
        let book = Sportsbook(matches: matches, balance: Money(250, "EUR"), in: ViewEnvironment.simulated())
        for match in matches { book.toggle(BetSlip.Selection(match: match.id, market: "1x2", outcome: "home")) }
        let model = BetInfoSubmissionViewModel(book.submission)

        model.changeStake(to: "1")

        let parts = BetInfoSubmissionParts(model.currentDisplayState, in: book.environment)
        expect(book.slip.active.count, is: 30)
        expect(parts.rows.map(\.value).last, is: .money(Money(1_000_000, "EUR")))
        expect(parts.limitNotice?.text, is: "A bet pays EUR 1,000,000.00 at most")
        expect(parts.placeBet.title, is: "Place bet EUR 1.00")
        expect(parts.placeBet.isEnabled, is: true)
    }

    @Test func `singles bring to the cent what the slip has said, also where that ends in half a cent`() throws {
        let matches = [Match.listed("a", odds: 1.25), .listed("b", odds: 1.05), .listed("c", odds: 1.025)]
        let book = Sportsbook(matches: matches, balance: Money(250, "EUR"), in: ViewEnvironment.simulated())
        for match in matches { book.toggle(BetSlip.Selection(match: match.id, market: "1x2", outcome: "home")) }
        BookTypesModel(book).selectTab(id: "1")
        let model = BetInfoSubmissionViewModel(book.submission)
        model.changeStake(to: "3")
        let said = BetInfoSubmissionParts(model.currentDisplayState, in: book.environment).rows.last?.value

        try book.place(PlaceBet(stake: Money(3, "EUR"), odds: try #require(book.totalOdds)))

        expect(said, is: .money(Money(hundredths: 333, "EUR")))
        expect(book.customer.bets.map(\.potential.payout), is: [Amount(hundredths: 333)])
    }

    /// The bet slip's page with ten on Liverpool at 2.01, on its way.
    private func sentBet(_ prepare: (PageHarness) throws -> Void = { _ in }) throws -> PageHarness {
        let stage = try PageHarness("betslip")
        try stage.click("2.01")
        try stage.click("+10")
        try prepare(stage)
        try stage.click("Place bet EUR 10.00")
        expect(stage.text, contains: "Placing bet")
        return stage
    }

    private func move(to odds: Odds, in stage: PageHarness) {
        stage.presenter.book.apply(event(.odds(market: "1x2", outcome: "home", odds)))
    }

    private func event(_ change: MatchChange) -> SportsbookEvent {
        SportsbookEvent(time: nil, match: "liv-ars", change: change)
    }
}
