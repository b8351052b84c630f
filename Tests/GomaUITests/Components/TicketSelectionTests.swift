import GomaUI
import TerminalKit
import Testing

@MainActor
struct TicketSelectionTests {
    private let environment = ViewEnvironment()

    @Test func `a selection goes from its date through live to its result`() {
        let model = MockTicketSelectionViewModel(.preLive, in: environment)
        let stage = stage(model)
        #expect(stage.rows[0].contains("Today, 20:00"))
        #expect(model.currentDisplayState.result == nil)

        model.goLive(score: TicketScore(1, 0))
        #expect(stage.rows[0].contains("● LIVE"))
        #expect(stage.rows[1].hasSuffix(" 1") && stage.rows[2].hasSuffix(" 0"))
        model.settle(as: .won)

        #expect(stage.rows[0].contains("✓ WON"))
        #expect(stage.rows[1].hasSuffix(" 1"))
        #expect(model.currentDisplayState.result == .won)
    }

    @Test func `a result that is taken back shows the date again`() {
        let model = MockTicketSelectionViewModel(.won, in: environment)
        let stage = stage(model)

        model.settle(as: .open)

        #expect(stage.rows[0].contains("Today, 18:30"))
        #expect(model.tagViewModel == nil)
    }

    @Test func `Enter and a click lead to the match`() {
        let stage = stage(MockTicketSelectionViewModel(.live, in: environment))

        stage.tab()
        stage.press(.enter)
        stage.click(x: 10, y: 3)

        #expect(stage.calls == ["TicketSelection.openMatch()", "TicketSelection.openMatch()"])
    }

    @Test func `long names give way to score and price`() {
        let view = TicketSelectionView(environment: environment)
        view.configure(with: MockTicketSelectionViewModel(.longNames, in: environment))

        let rows = ComponentStage(view, width: 30, in: environment).rows

        #expect(rows[0].contains("Saturday, 16:15"))
        #expect(rows[5].contains("…") && rows[5].hasSuffix(" 12.75 ▛"))
    }

    @Test func `a goal redraws the score alone`() {
        let model = MockTicketSelectionViewModel(.live, in: environment)
        let stage = stage(model)
        stage.window.statistics = FrameStatistics()

        model.goLive(score: TicketScore(3, 1))

        #expect(stage.rows[1].hasSuffix(" 3"))
        #expect(stage.window.statistics.cellsTouched < 20)
    }

    private func stage(_ model: MockTicketSelectionViewModel) -> ComponentStage<TicketSelectionView> {
        let view = TicketSelectionView(environment: environment)
        view.configure(with: model)
        return ComponentStage(view, width: 52, in: environment)
    }
}
