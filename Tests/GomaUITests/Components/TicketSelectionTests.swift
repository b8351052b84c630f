@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct TicketSelectionTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a selection goes from its time through live to its result`() {
        let model = TicketSelectionViewModel(.preLive, in: environment)
        let stage = stage(model)
        expect(stage.rows[1], contains: "Today, 20:00")
        expect(model.currentDisplayState.result, is: nil)

        model.update { $0.goLive(score: TicketScore(1, 0)) }
        expect(stage.rows[1], contains: "● LIVE")
        expect(stage.rows[2].hasSuffix(" 1"), is: true)
        expect(stage.rows[3].hasSuffix(" 0"), is: true)
        model.update { $0.settle(as: .won) }

        expect(stage.rows[1], contains: "✓ Won")
        #expect(stage.rows[2].hasSuffix(" 1"))
        expect(model.currentDisplayState.result, is: .won)
    }

    @Test func `a result that is taken back shows the time again`() {
        let model = TicketSelectionViewModel(.won, in: environment)
        let stage = stage(model)

        model.update { $0.settle(as: .open) }
        stage.advance(by: .milliseconds(200))

        expect(stage.rows[1], contains: "Today, 18:30")
        #expect(model.tagViewModel == nil)
    }

    @Test func `Enter and a click lead to the match`() {
        let stage = stage(TicketSelectionViewModel(.live, in: environment))

        stage.tab()
        stage.press(.enter)
        stage.click(x: 10, y: 3)

        expect(stage.calls, is: ["TicketSelection.openMatch()", "TicketSelection.openMatch()"])
    }

    @Test func `long names give way to score and price`() {
        let view = TicketSelectionView(environment: environment)
        view.configure(with: TicketSelectionViewModel(.longNames, in: environment))

        let rows = ComponentHarness(view, width: 30, in: environment).rows

        expect(rows[1], contains: "Tomorrow, 16:15")
        #expect(rows[6].contains("…") && rows[6].hasSuffix(" 12.75"))
    }

    @Test func `a goal redraws the score alone`() {
        let model = TicketSelectionViewModel(.live, in: environment)
        let stage = stage(model)
        stage.window.statistics = FrameStatistics()

        model.update { $0.goLive(score: TicketScore(3, 1)) }

        #expect(stage.rows[2].hasSuffix(" 3"))
        #expect(stage.window.statistics.cellsTouched < 20)
    }

    @Test func `the competition flows into the room that the time leaves, a fifth of a second long`() {
        let model = TicketSelectionViewModel(.longNames, in: environment)
        let stage = stage(model)
        func cut() -> Int { stage.rows[1].prefix { $0 != "…" }.count }
        var cuts = [cut()]

        model.update { $0.goLive(score: TicketScore(0, 0)) }
        for _ in 0..<5 {
            #expect(stage.rows[1].hasSuffix("▐ ● LIVE ▌"))
            cuts.append(cut())
            stage.advance(by: .milliseconds(50))
        }

        expect(zip(cuts, cuts.dropFirst()).map { $1 - $0 }, is: [1, 1, 1, 1, 1])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `another selection is there at once`() {
        let model = TicketSelectionViewModel(.longNames, in: environment)
        let stage = stage(model)
        model.update { $0.goLive(score: TicketScore(0, 0)) }

        model.replaceState(.preLive)

        expect(stage.rows, is: self.stage(.init(.preLive, in: environment)).rows)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `what another model says of the same selection is there at once`() {
        let stage = stage(TicketSelectionViewModel(.longNames, in: environment))
        var live = TicketSelectionDisplayState.longNames
        live.goLive(score: TicketScore(0, 0))

        stage.view.configure(with: TicketSelectionViewModel(live, in: environment))

        expect(stage.rows, is: self.stage(TicketSelectionViewModel(live, in: environment)).rows)
        #expect(environment.isAtRest)
    }

    @Test func `where both have no room the time stands below the competition`() {
        let view = TicketSelectionView(environment: environment)
        let model = TicketSelectionViewModel(.preLive, in: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 24, in: environment)

        expect(stage.rows.count, is: 9)
        expect(stage.rows[1], contains: "Premier Leag…")
        expect(stage.rows[2], is: "  Today, 20:00")
        model.update { $0.settle(as: .won) }

        expect(ComponentRenderer.fittingSize(of: view, width: 24).height, is: 8)
        expect(stage.rows[1], contains: "✓ Won")
    }

    private func stage(_ model: TicketSelectionViewModel) -> ComponentHarness<TicketSelectionView> {
        let view = TicketSelectionView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 52, in: environment)
    }
}
