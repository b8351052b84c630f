import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// What can be done with an offer for a bet, down to one of nothing.
@MainActor
struct TicketBetInfoOfferTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a bet worth nothing brings no offer, and nothing to give it up with`() {
        let bet = TicketBetInfoDisplayState(
            id: "", cashOut: ButtonIconDisplayState(id: "cash-out", title: ""), tickets: [],
            totalOdds: 2,
            stake: Money(0, "XAF"), winnings: Money(0, "XAF"))
        let model = TicketBetInfoViewModel(bet, in: environment)
        model.cashOutViewModel?.press()
        _ = model.cashoutAmountViewModel

        environment.wait(.milliseconds(1200))

        let state = model.currentDisplayState
        expect(state.cashoutAmount?.phase, is: .failed(.refused))
        #expect(state.cashoutSlider == nil && state.fullCashout == nil && !state.canBeGivenUp)
    }

    @Test func `what is on its way for a bet that ends is not waited for, and cannot make it another`() {
        var state = TicketBetInfoDisplayState(
            id: "b", tickets: [], totalOdds: 2, stake: Money(10, "XAF"), winnings: Money(20, "XAF"))
        state.showTools(for: Money(12, "XAF"))
        state.cashingOut = Money(12, "XAF")
        let model = TicketBetInfoViewModel(state, in: environment)

        model.update { $0.settle(as: .won) }
        environment.wait(.seconds(60))

        expect(model.currentDisplayState.status?.result, is: .won)
        expect(model.currentDisplayState.isLoading, is: false)
        #expect(model.currentDisplayState.cashoutAmount == nil && !model.currentDisplayState.canBeGivenUp)
    }

    @Test func `a bet that its status ends gives nothing up, and nothing on its way makes it another`() throws {
        var state = bet
        state.status = .pending
        state.cashOut = .askForCashout
        state.showTools(for: Money(12, "XAF"))
        let model = TicketBetInfoViewModel(state, in: environment)
        let status = try #require(model.statusViewModel as? BetTicketStatusViewModel)
        model.fullCashoutViewModel?.press()
        #expect(model.currentDisplayState.isLoading)

        status.settle(as: .lost)
        environment.wait(.seconds(60))

        let ended = model.currentDisplayState
        expect(ended.status?.result, is: .lost)
        expect(ended.isLoading, is: false)
        expect(ended.canBeGivenUp, is: false)
        #expect(ended.cashOut == nil && ended.cashoutSlider == nil && ended.fullCashout == nil)
    }

    @Test(arguments: [(BetResult.open, true), (.won, false), (.cashedOut, false)])
    func `a bet that is said to be open can be given up, and for one that has ended no offer is asked`(
        result: BetResult, isOpen: Bool
    ) {
        var state = bet
        state.status = BetTicketStatusDisplayState(result: result)
        var offered = state
        offered.showTools(for: Money(12, "XAF"))

        state.toggleCashout()

        expect((state.cashoutAmount?.phase == .loading), is: isOpen)
        expect(offered.canBeGivenUp, is: isOpen)
    }

    @Test(arguments: [false, true])
    func `an offer that comes once it is withdrawn, or the bet has ended, is none`(hasEnded: Bool) throws {
        var state = bet
        state.cashOut = .askForCashout
        let model = TicketBetInfoViewModel(state, in: environment)
        model.cashOutViewModel?.press()
        let offer = try #require(model.cashoutAmountViewModel)
        environment.wait(.seconds(1))

        if hasEnded { model.update { $0.settle(as: .lost) } } else { model.cashOutViewModel?.press() }
        environment.wait(.seconds(1))

        expect(offer.currentDisplayState.phase, is: .offered)
        #expect(model.currentDisplayState.cashoutSlider == nil && model.currentDisplayState.fullCashout == nil)
    }

    @Test func `no other offer is asked for once the bet has ended`() {
        var state = bet
        state.cashoutAmount = offer(9, secondsLeft: 3)
        let model = TicketBetInfoViewModel(state, in: environment)
        #expect(model.cashoutAmountViewModel != nil)

        model.update { $0.settle(as: .won) }
        environment.wait(.seconds(30))

        expectEmpty(environment.owner.requests)
        expect(environment.isAtRest, is: true)
    }

    @Test(arguments: [(10, 10), (9, 9), (1, 1), (5000, 10)])
    func `the least that can be given up for is ten hundredths, or all that is offered`(offer: Int, least: Int) {
        var state = TicketBetInfoDisplayState(
            id: "", tickets: [], totalOdds: 2, stake: Money(1, "XAF"),
            winnings: Money(2, "XAF"))

        state.showTools(for: Money(hundredths: offer, "XAF"))

        expect(state.cashoutSlider?.range, is: least...offer)
        expect(state.cashoutSlider?.amount.hundredths, is: offer)
        expect(state.fullCashout, is: Money(hundredths: offer, "XAF"))
    }

    @Test func `an offer that falls to nothing takes the ways to give the bet up away`() {
        var state = TicketBetInfoDisplayState(
            id: "", tickets: [], totalOdds: 2, stake: Money(1, "XAF"),
            winnings: Money(2, "XAF"))
        state.showTools(for: Money(5, "XAF"))
        expect(state.canBeGivenUp, is: true)
        expect(state.worth, is: Money(5, "XAF"))

        state.showTools(for: Money(0, "XAF"))

        #expect(state.cashoutSlider == nil && state.fullCashout == nil)
    }

    @Test func `an offer of nothing that data brings cannot be taken, and its buttons say so`() {
        let state = TicketBetInfoDisplayState(
            id: "", tickets: [], totalOdds: 2, stake: Money(1, "XAF"),
            winnings: Money(2, "XAF"),
            cashoutAmount: CashoutAmountDisplayState(betID: "b", title: .partial, amount: Money(0, "XAF")),
            fullCashout: Money(0, "XAF"))
        let model = TicketBetInfoViewModel(state, in: environment)

        model.fullCashoutViewModel?.press()

        expect(model.currentDisplayState.isLoading, is: false)
        expect(state.canBeGivenUp, is: false)
        expect(state.fullCashoutButton(in: environment)?.title, is: "No offer now")
        expect(state.fullCashoutButton(in: environment)?.isEnabled, is: false)
    }

    private var bet: TicketBetInfoDisplayState {
        TicketBetInfoDisplayState(
            id: "b", tickets: [], totalOdds: 2, stake: Money(10, "XAF"), winnings: Money(20, "XAF"))
    }

    private func offer(
        _ amount: Int, _ title: CashoutTitle = .partial, _ phase: CashoutOfferPhase = .offered, secondsLeft: Int? = nil
    ) -> CashoutAmountDisplayState {
        CashoutAmountDisplayState(
            betID: "b", title: title, amount: Money(Amount(amount), "XAF"), phase: phase, secondsLeft: secondsLeft)
    }

    @Test(arguments: [5, nil] as [Int?])
    func `a refusal keeps what the offer is for, and whether the next one stands for a while`(secondsLeft: Int?) {
        var state = bet
        state.cashoutAmount = offer(30, .full, secondsLeft: secondsLeft)
        var bare = bet

        state.refuseCashout(.noAnswer)
        bare.refuseCashout(.refused)

        expect(state.cashoutAmount, is: offer(30, .full, .notGiven(.noAnswer), secondsLeft: secondsLeft))
        expect(bare.cashoutAmount, is: offer(10, .partial, .notGiven(.refused)))
    }

    @Test func `what is offered for the rest of a bet is as much less as was given, for as long as it stood`() {
        var state = bet
        state.cashoutAmount = offer(40, secondsLeft: 5)
        state.showTools(for: Money(40, "XAF"))

        state.receive(Money(10, "XAF"))

        expect(state.cashoutAmount, is: offer(30, secondsLeft: 5))
        expect(state.canBeGivenUp, is: true)
    }

    @Test(arguments: [150, 250])
    func `all of a bet that is asked for ends it, whatever else is offered before the answer`(offer: Int) {
        var state = bet
        state.showTools(for: Money(200, "XAF"))
        let model = TicketBetInfoViewModel(state, in: environment)

        model.fullCashoutViewModel?.press()
        model.update { $0.showTools(for: Money(Amount(offer), "XAF")) }
        environment.wait(.milliseconds(1500))

        expect(model.currentDisplayState.result, is: .cashedOut)
        expect(model.currentDisplayState.isLoading, is: false)
    }

    @Test func `a part of a bet that is asked for stays a part, though less is offered for all before the answer`() {
        var state = bet
        state.showTools(for: Money(200, "XAF"))
        let model = TicketBetInfoViewModel(state, in: environment)

        model.update { $0.giveUp(for: Money(150, "XAF")) }
        model.update { $0.showTools(for: Money(100, "XAF")) }
        environment.wait(.milliseconds(1500))

        let left = model.currentDisplayState
        #expect(left.status == nil && !left.isLoading)
        expect(left.stake, is: Money(hundredths: 250, "XAF"))
        expect(left.winnings, is: Money(5, "XAF"))
        expect(left.worth, is: Money(25, "XAF"))
        expect(left.fullCashout, is: Money(25, "XAF"))
    }

    @Test func `an offer that was asked for before a part was given is not one for what is left`() throws {
        let model = TicketBetInfoViewModel(.withAmountAndSlider, in: environment)
        let offer = try #require(model.cashoutAmountViewModel)
        let slider = try #require(model.cashoutSliderViewModel)
        environment.wait(.seconds(5))

        slider.buttonViewModel.press()
        environment.wait(.milliseconds(1500))
        expect(offer.currentDisplayState.phase, is: .loading)
        expect(model.currentDisplayState.worth, is: Money(40, "XAF"))
        environment.wait(.milliseconds(1199))
        expect(offer.currentDisplayState.phase, is: .loading)
        expect(model.currentDisplayState.worth, is: Money(40, "XAF"))
        environment.wait(.milliseconds(1))

        expect(model.currentDisplayState.worth, is: Money(hundredths: 3840, "XAF"))
        expect(
            environment.owner.requests.compactMap { ($0.request as? LoadCashout)?.previous },
            is: [Money(200, "XAF"), Money(40, "XAF")])
    }

    @Test func `asking for an offer takes away whichever way to give the bet up there is`() {
        var (amount, slider, full) = (bet, bet, bet)
        amount.cashoutAmount = offer(5)
        slider.cashoutSlider = CashoutSliderDisplayState(
            betID: "b", minimum: Money(1, "XAF"), maximum: Money(5, "XAF"), amount: Money(5, "XAF"))
        full.fullCashout = Money(5, "XAF")

        for var state in [amount, slider, full] {
            state.toggleCashout()
            expect(state, is: bet)
        }
    }

    @Test func `while an answer is awaited the ways to give a bet up stay, and no other offer is asked for`() {
        var state = bet
        state.showTools(for: Money(12, "XAF"))
        state.giveUp(for: Money(12, "XAF"))
        let asked = state

        state.toggleCashout()

        expect(state, is: asked)
        expect(state.isLoading, is: true)
    }

    @Test func `a click between the ways to give a bet up does not open it, and one on its title does`() throws {
        let view = TicketBetInfoView(environment: environment)
        view.configure(with: TicketBetInfoViewModel(.withSlider, in: environment))
        let stage = ComponentHarness(view, width: 60, in: environment)
        let heading = try #require(stage.rows.firstIndex { $0.contains("Choose a cashout amount") })

        stage.click(x: 30, y: heading)
        expectEmpty(stage.calls)
        stage.click(x: 5, y: 1)

        expect(stage.calls, is: ["TicketBetInfo.openBet()"])
    }

    @Test func `the wheel is left to the page around, over the ways to give a bet up as well`() throws {
        let view = TicketBetInfoView(environment: environment)
        view.configure(with: TicketBetInfoViewModel(.withSlider, in: environment))
        let stage = ComponentHarness(view, width: 60, in: environment)
        let heading = try #require(stage.rows.firstIndex { $0.contains("Choose a cashout amount") })

        let isTaken = [1, heading, heading + 1].map { y in
            stage.window.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 30, y: y))))
        }

        expect(isTaken, is: [false, false, false])
    }
}
