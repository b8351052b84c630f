import GomaUI
import TerminalKit
import Testing

@MainActor
struct TicketBetInfoTests {
    private let environment = ViewEnvironment()

    @Test func `each part takes the focus in reading order`() {
        let stage = stage(.init(.withSlider, in: environment))
        var names: [String] = []

        for _ in 0..<6 {
            stage.tab()
            names.append(stage.window.focusedView?.name ?? "nothing")
        }

        #expect(
            names == [
                "TicketBetInfoView", "ButtonIconView", "ButtonIconView", "TicketSelectionView", "Slider", "ButtonView",
            ])
    }

    @Test func `asking for an offer brings it, and what can be done with it`() {
        let model = MockTicketBetInfoViewModel(.pending, in: environment)
        let stage = stage(model)

        focus(3, in: stage)
        stage.press(.enter)
        #expect(model.currentDisplayState.cashoutAmount?.phase == .loading)
        #expect(model.currentDisplayState.cashoutSlider == nil)
        stage.advance(by: MockCashoutAmountViewModel.loadingTime)

        #expect(model.currentDisplayState.cashoutAmount?.amount == Money(hundredths: 960, "XAF"))
        #expect(model.currentDisplayState.cashoutSlider?.button.title == "Cash out XAF 9.60")
        #expect(model.currentDisplayState.fullCashout?.title == "Cash out XAF 9.60")
    }

    @Test func `an offer that is renewed moves the end of the slider`() {
        let model = MockTicketBetInfoViewModel(.withAmountAndSlider, in: environment)
        let stage = stage(model)

        stage.advance(by: .seconds(6) + MockCashoutAmountViewModel.loadingTime)

        #expect(model.currentDisplayState.cashoutSlider?.maximum == Money(192, "XAF"))
        #expect(model.currentDisplayState.cashoutSlider?.amount == Money(160, "XAF"))
    }

    @Test func `a part that is cashed out lowers what is at stake and what is left`() {
        let model = MockTicketBetInfoViewModel(.withSlider, in: environment)
        let stage = stage(model)

        focus(6, in: stage)
        stage.press(.enter)
        #expect(model.currentDisplayState.isLoading)
        stage.advance(by: MockTicketBetInfoViewModel.answerTime)

        let state = model.currentDisplayState
        #expect(!state.isLoading)
        #expect(state.stake == Money(2, "XAF"))
        #expect(state.winnings == Money(hundredths: 1577, "XAF"))
        #expect(state.cashoutSlider?.maximum == Money(40, "XAF"))
        #expect(state.status == nil)
    }

    @Test func `all of it ends the bet, and leaves the selections as they are`() {
        let model = MockTicketBetInfoViewModel(.withFullCashout, in: environment)
        let stage = stage(model)
        let tickets = model.currentDisplayState.tickets

        focus(5, in: stage)
        stage.press(.enter)
        stage.advance(by: MockTicketBetInfoViewModel.answerTime)

        #expect(model.currentDisplayState.status?.result == .cashedOut)
        #expect(model.currentDisplayState.tickets == tickets)
        #expect(model.currentDisplayState.cashOut == nil && model.currentDisplayState.fullCashout == nil)
        #expect(stage.rows.contains { $0.contains("$ Cashed Out") })
    }

    @Test func `a refusal is told, and the bet stays as it was`() {
        let model = MockTicketBetInfoViewModel(.withFullCashout, in: environment)
        model.fails = true
        let stage = stage(model)

        focus(5, in: stage)
        stage.press(.enter)
        stage.advance(by: MockTicketBetInfoViewModel.answerTime)

        #expect(model.currentDisplayState.status == nil)
        #expect(model.currentDisplayState.cashoutAmount?.phase == .failed(message: "Cashout Failed"))
    }

    @Test func `below the veil no key and no click arrives`() {
        let model = MockTicketBetInfoViewModel(.loading, in: environment)
        let stage = stage(model)
        let before = model.currentDisplayState
        #expect(stage.rows.contains { $0.contains("Loading") })

        stage.tab()
        #expect(stage.window.focusedView?.name == "LoadingVeil")
        stage.press(.enter, .right, .home)
        for y in 0..<16 { stage.click(x: 12, y: y) }

        #expect(model.currentDisplayState == before)
        #expect(stage.calls.isEmpty)
    }

    @Test func `the focus comes back from the veil to the bet`() {
        let stage = stage(.init(.withSlider, in: environment))

        focus(6, in: stage)
        stage.press(.enter)
        #expect(stage.window.focusedView?.name == "LoadingVeil")
        stage.advance(by: MockTicketBetInfoViewModel.answerTime)

        #expect(stage.window.focusedView?.isDescendant(of: stage.view) == true)
        #expect(stage.window.focusedView?.name != "LoadingVeil")
    }

    @Test func `each selection has its own result, and one lost loses the bet`() {
        let model = MockTicketBetInfoViewModel(.combined, in: environment)
        let stage = stage(model)

        model.settleTicket(at: 0, as: .won)
        #expect(model.currentDisplayState.status == nil)
        model.settleTicket(at: 1, as: .lost)

        #expect(model.currentDisplayState.tickets.map(\.result) == [.won, .lost])
        #expect(model.currentDisplayState.status?.result == .lost)
        #expect(stage.rows.contains { $0.contains("✓ WON") } && stage.rows.contains { $0.contains("✗ LOST") })
    }

    @Test func `a selection that is neither won nor lost leaves the bet to the others`() {
        let model = MockTicketBetInfoViewModel(.combined, in: environment)

        model.settleTicket(at: 0, as: .draw)
        model.settleTicket(at: 1, as: .won)

        #expect(model.currentDisplayState.status?.result == .won)
    }

    @Test func `the matches of the feed begin, decide the bet, and ask for no more time`() {
        let model = TicketBetInfoCatalog.makeViewModel(.liveFeed, in: environment)
        let stage = stage(model)

        stage.advance(by: MockTicketBetInfoViewModel.stepTime)
        #expect(model.currentDisplayState.tickets[0].tag?.content == .live)
        #expect(model.currentDisplayState.tickets[1].tag == nil)
        stage.advance(by: .seconds(60))

        #expect(model.currentDisplayState.tickets.map(\.result) == [.won, .draw])
        #expect(model.currentDisplayState.status?.result == .won)
        #expect(environment.scheduler.nextDue == nil)
    }

    @Test func `placing the bet again is told for a while`() {
        let model = MockTicketBetInfoViewModel(.pending, in: environment)
        let stage = stage(model)

        focus(2, in: stage)
        stage.press(.enter)
        #expect(stage.rows[2].contains("Added to betslip"))
        stage.advance(by: MockTicketBetInfoViewModel.rebetTime)

        #expect(environment.owner.requests == [.repeatBet(model.currentDisplayState.title)])
        #expect(stage.rows[2].contains("Rebet"))
    }

    @Test func `numbers stand side by side only where their captions do`() {
        let wide = stage(.init(.pending, in: environment)).rows
        let narrow = stage(.init(.pending, in: environment), width: 36).rows

        #expect(wide[10].contains("Total odds") && wide[10].contains("Possible winnings"))
        #expect(narrow[10].hasSuffix(" 7.84") && narrow[11].hasSuffix(" XAF 10.00"))
        #expect(narrow[12].hasSuffix(" XAF 78.85 ▛"))
    }

    private func focus(_ stop: Int, in stage: ComponentStage<TicketBetInfoView>) {
        for _ in 0..<stop { stage.tab() }
    }

    private func stage(
        _ model: MockTicketBetInfoViewModel, width: Int = 60
    ) -> ComponentStage<TicketBetInfoView> {
        let view = TicketBetInfoView(environment: environment)
        view.configure(with: model)
        return ComponentStage(view, width: width, in: environment)
    }
}
