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

@MainActor
struct TicketBetInfoTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `each part takes the focus in reading order`() {
        let stage = stage(.init(.withSlider, in: environment))
        var names: [String] = []

        for _ in 0..<6 {
            stage.tab()
            names.append(focusedName(stage))
        }

        expect(
            names,
            is: [
                "TicketBetInfoView", "ButtonIconView", "ButtonIconView", "TicketSelectionView", "Slider", "ButtonView",
            ])
    }

    @Test func `what is offered begins and ends where the selections do`() throws {
        let stage = stage(.init(.withAmount, in: environment))

        let league = try #require(stage.rows.first { $0.contains("Premier League") })
        let team = try #require(stage.rows.first { $0.contains("Team 1") })
        let offer = try #require(stage.rows.first { $0.contains("Partial cashout") })

        expect(league.hasPrefix("   ⚽"), is: true)
        expect(offer.hasPrefix(" █ Partial"), is: true)
        expect(team.count, is: 57)
        expect(offer.hasSuffix("XAF 32.00 █"), is: true)
        expect(offer.count, is: 59)
    }

    @Test func `asking for an offer brings it, and what can be done with it`() {
        let model = TicketBetInfoViewModel(.pending, in: environment)
        let stage = stage(model)

        focus(3, in: stage)
        stage.press(.enter)
        expect(model.currentDisplayState.cashoutAmount?.phase, is: .loading)
        expect(model.currentDisplayState.cashoutSlider, is: nil)
        stage.advance(by: Duration.milliseconds(1200))

        expect(model.currentDisplayState.cashoutAmount?.amount, is: Money(hundredths: 960, "XAF"))
        expect(model.currentDisplayState.cashoutSlider?.button(in: environment).title, is: "Cash out XAF 9.60")
        expect(model.currentDisplayState.fullCashout, is: Money(hundredths: 960, "XAF"))
    }

    @Test func `an offer is asked for as the catalogue says`() throws {
        let model = TicketBetInfoViewModel(.pending, in: environment)
        let stage = stage(model)

        focus(3, in: stage)
        stage.press(.enter)

        let asked = try #require(environment.owner.requests.last?.request as? LoadCashout)
        expect(asked, is: LoadCashout(bet: "20870", previous: Money(10, "XAF"), renewal: 0))
        #expect(TicketBetInfoCatalog.requests.contains { $0 as? LoadCashout == asked })
    }

    @Test func `a selection that was said to be live and is not any more shows when its match is played`() {
        let model = TicketBetInfoViewModel(.pending, in: environment)
        let stage = stage(model)
        #expect(!stage.rows.contains { $0.contains("Today, 20:00") })

        model.update { $0.settle(selection: "teams", as: .open) }
        stage.advance(by: .milliseconds(200))

        #expect(stage.rows.contains { $0.contains("Today, 20:00") })
    }

    @Test func `an offer that is renewed moves the end of the slider`() {
        let model = TicketBetInfoViewModel(.withAmountAndSlider, in: environment)
        let stage = stage(model)

        stage.advance(by: .seconds(6) + Duration.milliseconds(1200))

        expect(model.currentDisplayState.cashoutSlider?.maximum, is: Money(192, "XAF"))
        expect(model.currentDisplayState.cashoutSlider?.amount, is: Money(160, "XAF"))
    }

    @Test(arguments: [
        (CashoutOfferPhase.loading, 0, "Offer expired"), (.loading, 4, "Waiting for an offer"),
        (.failed(.told("Suspended")), 4, "No offer now"),
    ])
    func `without an offer that stands nothing can be asked for, and the buttons say why`(
        phase: CashoutOfferPhase, secondsLeft: Int, words: String
    ) {
        var state = TicketBetInfoDisplayState.withAmountAndSlider
        state.showTools(for: Money(200, "XAF"))
        #expect(state.canBeGivenUp)
        expect(state.usableSlider, is: state.cashoutSlider)

        state.cashoutAmount?.phase = phase
        state.cashoutAmount?.secondsLeft = secondsLeft

        #expect(!state.canBeGivenUp)
        let slider = state.usableSlider
        expect(slider?.button(in: environment).title, is: words)
        expect(slider?.button(in: environment).isEnabled, is: false)
        expect(slider?.isOpen, is: true)
        let full = state.fullCashoutButton(in: environment)
        expect(full?.title, is: words)
        expect(full?.isEnabled, is: false)
    }

    @Test func `an expired offer cannot be taken by key or click, and the next one can`() {
        let model = TicketBetInfoViewModel(.withAmountAndSlider, in: environment)
        let stage = stage(model)
        focus(6, in: stage)
        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "ButtonView")

        stage.advance(by: .seconds(6))
        let row = stage.rows.firstIndex { $0.contains("Offer expired") }
        expect(stage.window.focusedView.map { String(nameOf: $0) }, is: "ButtonView")
        stage.press(.enter)
        expectEmpty(stage.calls)
        if let row { stage.click(x: 30, y: row) }
        model.cashoutSliderViewModel?.buttonViewModel.press()
        #expect(row != nil && !model.currentDisplayState.isLoading)
        model.cashoutSliderViewModel?.changeAmount(to: Money(100, "XAF"))
        stage.advance(by: Duration.milliseconds(1200))
        #expect(stage.rows.contains { $0.contains("Cash out XAF 100.00") })
        model.cashoutSliderViewModel?.buttonViewModel.press()

        #expect(model.currentDisplayState.isLoading)
    }

    @Test func `a card that is first shown while a part is asked for gives up that part and no more`() {
        let model = TicketBetInfoViewModel(.loading, in: environment)
        #expect(
            environment.owner.requests.first?.request as? CashOut
                == CashOut(bet: model.currentDisplayState.id, amount: Money(160, "XAF")))

        environment.scheduler.advance(by: .seconds(2))

        #expect(model.currentDisplayState.status == nil && model.currentDisplayState.worth == Money(40, "XAF"))
    }

    @Test func `all of a bet is asked for at the price that the button says`() {
        let model = TicketBetInfoViewModel(.withFullCashout, in: environment)

        model.fullCashoutViewModel?.press()

        #expect(
            environment.owner.requests.last?.request as? CashOut
                == CashOut(bet: model.currentDisplayState.id, amount: Money(200, "XAF"), isFull: true))
    }

    @Test func `a part that is cashed out lowers what is at stake and what is left`() {
        let model = TicketBetInfoViewModel(.withSlider, in: environment)
        let stage = stage(model)

        focus(6, in: stage)
        stage.press(.enter)
        #expect(model.currentDisplayState.isLoading)
        stage.advance(by: Duration.milliseconds(1500))

        let state = model.currentDisplayState
        #expect(!state.isLoading)
        expect(state.stake, is: Money(2, "XAF"))
        expect(state.winnings, is: Money(hundredths: 1568, "XAF"))
        expect(state.cashoutSlider?.maximum, is: Money(40, "XAF"))
        expect(state.status, is: nil)
    }

    @Test func `all of it ends the bet, and leaves the selections as they are`() {
        let model = TicketBetInfoViewModel(.withFullCashout, in: environment)
        let stage = stage(model)
        let tickets = model.currentDisplayState.tickets

        focus(5, in: stage)
        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1500))

        expect(model.currentDisplayState.status?.result, is: .cashedOut)
        expect(model.currentDisplayState.tickets, is: tickets)
        #expect(model.currentDisplayState.cashOut == nil && model.currentDisplayState.fullCashout == nil)
        #expect(stage.rows.contains { $0.contains("$ Cashed out") })
    }

    @Test func `a refusal is told, and the bet stays as it was`() {
        let model = TicketBetInfoViewModel(.withFullCashout, in: environment)
        model.environment.owner.script = AnswerScript([.refused])
        let stage = stage(model)

        focus(5, in: stage)
        stage.press(.enter)
        stage.advance(by: Duration.milliseconds(1500))

        expect(model.currentDisplayState.status, is: nil)
        expect(model.currentDisplayState.cashoutAmount?.phase, is: .notGiven(.refused))
    }

    @Test func `below the veil no key and no click arrives`() {
        let model = TicketBetInfoViewModel(.loading, in: environment)
        let stage = stage(model)
        let before = model.currentDisplayState
        #expect(stage.rows.contains { $0.contains("Loading") })

        stage.tab()
        expect(focusedName(stage), is: "LoadingVeil")
        stage.press(.enter, .right, .home)
        for y in 0..<20 { stage.click(x: 12, y: y) }

        expect(model.currentDisplayState, is: before)
        expectEmpty(stage.calls)
    }

    @Test func `the focus comes back from the veil to the bet`() {
        let stage = stage(.init(.withSlider, in: environment))

        focus(6, in: stage)
        stage.press(.enter)
        expect(focusedName(stage), is: "LoadingVeil")
        stage.advance(by: Duration.milliseconds(1500))

        expect(stage.window.focusedView?.isDescendant(of: stage.view), is: true)
        expect(focusedName(stage), isNot: "LoadingVeil")
    }

    @Test func `a second Enter while an answer is awaited does nothing, and the part has the focus again`() {
        let model = TicketBetInfoViewModel(.withSlider, in: environment)
        let stage = stage(model)
        focus(6, in: stage)
        let button = stage.window.focusedView

        stage.press(.enter, .enter)
        expect(stage.calls, is: ["Button.press()"])
        stage.advance(by: Duration.milliseconds(1500))

        #expect(stage.window.focusedView === button)
    }

    @Test func `Enter on the slider cashes out and does not open the bet`() {
        let model = TicketBetInfoViewModel(.withSlider, in: environment)
        let stage = stage(model)
        focus(5, in: stage)
        expect(focusedName(stage), is: "Slider")

        stage.press(.enter)

        #expect(model.currentDisplayState.isLoading)
        expect(stage.calls, is: ["Button.press()"])
    }

    @Test func `each selection has its own result, and one lost loses the bet`() {
        let model = TicketBetInfoViewModel(.combined, in: environment)
        let stage = stage(model)

        model.update { $0.settle(selection: "united-liverpool", as: .won) }
        expect(model.currentDisplayState.status, is: nil)
        model.update { $0.settle(selection: "barcelona-madrid", as: .lost) }

        expect(model.currentDisplayState.tickets.map(\.result), is: [.won, .lost])
        expect(model.currentDisplayState.status?.result, is: .lost)
        #expect(stage.rows.contains { $0.contains("✓ Won") } && stage.rows.contains { $0.contains("✗ Lost") })
    }

    @Test func `a feed lets a match go on, decides a selection and ends the bet`() {
        let model = TicketBetInfoViewModel(.combined, in: environment)
        let stage = stage(model)

        model.update { $0.goLive(match: "barcelona-madrid", score: TicketScore(3, 2)) }
        expect(model.currentDisplayState.tickets.map(\.score), is: [TicketScore(2, 1), TicketScore(3, 2)])
        model.update { $0.settle(selection: "barcelona-madrid", as: .won) }
        expect(stage.rows[1], contains: "Multiple bet - Pending")
        model.update { $0.settle(as: .cashedOut) }

        expect(stage.rows[1], contains: "Multiple bet - Cashed out")
    }

    @Test func `the made-up matches begin, decide the bet, and ask for no more time`() throws {
        let ticket = try ComponentRegistry.goma.component(named: "TicketBetInfo")
        let index = try #require(ticket.stateIndex(named: "Live feed"))
        let instance = ticket.instance(stateAt: index, in: environment)
        let model = try #require(instance.model as? TicketBetInfoViewModel)
        let score = { model.currentDisplayState.tickets[0].score.map { "\($0.home):\($0.away)" } }

        for scores in [[nil, "0:0"], ["0:0", "1:0"], ["1:0", "2:0"]] {
            expect(environment.around(.seconds(2), score), is: scores)
        }
        expect(model.currentDisplayState.tickets.map(\.result), is: [nil, nil])
        environment.wait(.seconds(2))
        expect(model.currentDisplayState.tickets.map(\.result), is: [.won, nil])
        environment.wait(.seconds(8))

        expect(model.currentDisplayState.tickets.map(\.result), is: [.won, .draw])
        expect(model.currentDisplayState.result, is: .won)
        expect(environment.isAtRest, is: true)
    }

    @Test(arguments: [
        (TicketBetInfoDisplayState.pending, "Single bet - Pending", "Aposta simples - Pendente"),
        (.system, "System bet 2/3 - Pending", "Aposta de sistema 2/3 - Pendente"),
        (.lost, "Multiple bet - Lost", "Aposta múltipla - Perdida"),
        (.cashedOut, "Single bet - Cashed out", "Aposta simples - Cash out feito"),
    ])
    func `what bet it is, how it has ended and when it was placed are said in the language of the moment`(
        state: TicketBetInfoDisplayState, english: String, portuguese: String
    ) {
        for (language, title, details) in [
            (Localization.english, english, "18/04/2025, 18:59 · Bet ID: 20870"),
            (.portuguese, portuguese, "18/04/2025, 18:59 · ID da aposta: 20870"),
        ] {
            let environment = ViewEnvironment.simulated(localization: language)
            let view = TicketBetInfoView(environment: environment)
            view.configure(with: TicketBetInfoViewModel(state, in: environment))
            let rows = ComponentHarness(view, width: 60, in: environment).rows

            #expect(rows[1].contains(title) && rows[2].replacing("\u{A0}", with: " ").hasSuffix(details))
        }
    }

    @Test func `placing the bet again is told for a while`() {
        let model = TicketBetInfoViewModel(.pending, in: environment)
        let stage = stage(model)

        focus(2, in: stage)
        stage.press(.enter)
        expect(stage.rows[3], contains: "Adding to bet slip")
        stage.advance(by: Duration.milliseconds(500))
        expect(stage.rows[3], contains: "Added to bet slip")
        stage.advance(by: TicketBetInfoViewModel.rebetTime)

        expect(
            environment.owner.requests.map(\.description), is: ["betting:repeat-bet id=\(model.currentDisplayState.id)"]
        )
        expect(stage.rows[3], contains: "Rebet")
    }

    @Test func `why the bet is not placed again is said below the button until it is asked for once more`() {
        let taking = environment.owner.take(RepeatBet.self) { _ in .refused(reason: "The match has ended") }
        let model = TicketBetInfoViewModel(.pending, in: environment)
        let stage = stage(model)
        let rest = Array(stage.rows.dropFirst(4))

        focus(2, in: stage)
        stage.press(.enter)
        stage.advance(by: .zero)
        #expect(stage.rows[3].contains("Rebet") && stage.rows[4].contains("✗ The match has ended"))
        expect(Array(stage.rows.dropFirst(5).dropLast()), is: Array(rest.dropLast(2)))
        stage.advance(by: .seconds(60))
        expect(stage.rows[4], contains: "The match has ended")
        expect(environment.isAtRest, is: true)
        stage.press(.enter)

        expect(stage.rows[3], contains: "Adding to bet slip")
        expect(Array(stage.rows.dropFirst(4)), is: rest)
        withExtendedLifetime(taking) {}
    }

    private func focusedName(_ stage: ComponentHarness<TicketBetInfoView>) -> String {
        stage.window.focusedView.map { String(nameOf: $0) } ?? "nothing"
    }

    private func focus(_ stop: Int, in stage: ComponentHarness<TicketBetInfoView>) {
        for _ in 0..<stop { stage.tab() }
    }

    private func stage(
        _ model: TicketBetInfoViewModel, width: Int = 60
    ) -> ComponentHarness<TicketBetInfoView> {
        let view = TicketBetInfoView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
