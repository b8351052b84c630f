import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct BetslipTicketTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ state: BetslipTicketDisplayState, width: Int = 52, in environment: ViewEnvironment? = nil
    ) -> (stage: ComponentHarness<BetslipTicketView>, model: BetslipTicketViewModel) {
        let environment = environment ?? self.environment
        let model = BetslipTicketViewModel(state, in: environment)
        let view = BetslipTicketView(environment: environment)
        view.configure(with: model)
        return (ComponentHarness(view, width: width, in: environment), model)
    }

    /// How the mark behind the price is lit.
    private func markColor(_ stage: ComponentHarness<BetslipTicketView>) -> ColorReference? {
        stage.surface.cells.first { ["▲", "▼"].contains($0.cluster.string) }?.foreground
    }

    @Test func `the time of the match is said in the language of the moment`() {
        let portuguese = ViewEnvironment.simulated(localization: Localization.portuguese)

        #expect(stage(.typical).stage.rows[1].hasSuffix("· 17 June, 11:00"))
        #expect(stage(.typical, in: portuguese).stage.rows[1].lowercased().hasSuffix("· 17 de junho, 11:00"))
        #expect(stage(.longNames, in: portuguese).stage.rows[1].hasSuffix("· Amanhã, 20:45"))
        var ticket = BetslipTicketDisplayState.typical
        ticket.time = .period(MatchPeriod(.firstHalf, minute: 23))
        #expect(stage(ticket, in: portuguese).stage.rows[1].hasSuffix("· 1.ª parte, 23 min"))
    }

    @Test func `where room is short the league is cut and goes, and the time stays whole`() {
        #expect(stage(.typical, width: 30).stage.rows[1].hasSuffix("… · 17 June, 11:00"))
        expect(stage(.typical, width: 24).stage.rows[1], is: "    17 June, 11:00")
    }

    @Test func `a reason that is longer than a row has two`() {
        let rows = stage(.conflicting).stage.rows

        #expect(rows[1].hasSuffix("⊘ Cannot be combined with Over 2.5 of the same"))
        #expect(rows[2].hasSuffix("    match"))
    }

    @Test func `a movement that was there before shows in full at once`() {
        expect(markColor(stage(.rising).stage), is: .role(.alertSuccess))
        expect(markColor(stage(.falling).stage), is: .role(.alertError))
    }

    @Test func `a rise comes in a second, stays until four and is gone after three tenths`() {
        let (stage, model) = stage(.typical)

        model.update { $0.movePrice(to: 7) }
        expect(markColor(stage), isNot: .role(.alertSuccess))
        stage.advance(by: .milliseconds(999))
        expect(markColor(stage), isNot: .role(.alertSuccess))
        stage.advance(by: .milliseconds(1))
        expect(markColor(stage), is: .role(.alertSuccess))
        stage.advance(by: .milliseconds(2999))
        expect(markColor(stage), is: .role(.alertSuccess))
        stage.advance(by: .milliseconds(301))

        expect(markColor(stage), is: nil)
        expect(model.currentDisplayState.oddsChange, is: .none)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a fall comes in three tenths of a second`() {
        let (stage, model) = stage(.typical)

        model.update { $0.movePrice(to: 6) }
        stage.advance(by: .milliseconds(299))
        #expect(markColor(stage) != nil && markColor(stage) != .role(.alertError))
        stage.advance(by: .milliseconds(1))

        expect(markColor(stage), is: .role(.alertError))
    }

    @Test func `the second of two rises shows too`() {
        let (stage, model) = stage(.typical)
        model.update { $0.movePrice(to: 7) }
        stage.advance(by: .seconds(3))

        model.update { $0.movePrice(to: 8) }
        expect(markColor(stage), isNot: .role(.alertSuccess))
        stage.advance(by: .seconds(3))

        expect(markColor(stage), is: .role(.alertSuccess))
        expect(stage.rows[2], contains: "▲ 8.00")
    }

    @Test func `a rise after the mark has gone shows again`() {
        let (stage, model) = stage(.rising)
        stage.advance(by: .seconds(6))
        expect(markColor(stage), is: nil)

        model.update { $0.movePrice(to: 9) }

        expect(stage.rows[2], contains: "▲ 9.00")
    }

    @Test func `a movement shows in full once the price is free again, and goes after its time`() {
        let (stage, model) = stage(.rising)
        stage.advance(by: .seconds(1))

        model.update { $0.hold() }
        stage.advance(by: .seconds(1))
        expect(markColor(stage), is: nil)
        model.update { $0.release() }
        expect(markColor(stage), is: .role(.alertSuccess))
        stage.advance(by: .milliseconds(4300))

        expect(markColor(stage), is: nil)
        expect(model.currentDisplayState.oddsChange, is: .none)
        expect(environment.isAtRest, is: true)
    }

    @Test func `a movement while the selection is taken out shows once it is put back, and goes after its time`() {
        let (stage, model) = stage(.typical)

        model.remove()
        model.update { $0.movePrice(to: 7) }
        stage.advance(by: .milliseconds(4400))
        #expect(markColor(stage) == nil && model.currentDisplayState.oddsChange == .up)
        model.undoRemoval()
        expect(markColor(stage), is: .role(.alertSuccess))
        expect(stage.rows[2], contains: "▲ 7.00")
        stage.advance(by: .milliseconds(4300))

        expect(markColor(stage), is: nil)
        expect(model.currentDisplayState.oddsChange, is: .none)
        expect(environment.isAtRest, is: true)
    }

    @Test func `another selection in the same view remembers nothing of the first`() {
        let (stage, _) = stage(.rising)
        let other = BetslipTicketViewModel(.longNames, in: environment)

        stage.view.configure(with: other)

        expect(markColor(stage), is: nil)
    }

    @Test(arguments: [
        (BetslipTicketStatus.suspended(reason: nil), "Suspended for the moment"),
        (.suspended(reason: "Goal check"), "Goal check"), (.disabled(reason: nil), "Forbidden selection"),
        (.disabled(reason: "Match is over"), "Match is over"),
    ])
    func `a selection that cannot be bet on says why`(status: BetslipTicketStatus, reason: String) {
        let (stage, model) = stage(.rising)

        model.update { $0.status = status }

        expect(stage.rows[1], contains: "⊘ \(reason)")
        expect(markColor(stage), is: nil)
        expect(stage.view.focusableViews.count, is: 1)
    }

    @Test func `a selection is taken out and put back, and the focus stays on it`() {
        let (stage, model) = stage(.typical)
        stage.tab()

        stage.press(.enter)
        expect(stage.rows[0], contains: "Manchester United removed")
        expect(stage.rows[0].hasSuffix("Put back (5 s)"), is: true)
        expect(stage.rows[0].count, is: 51)
        stage.advance(by: .seconds(2))
        expect(stage.rows[0], contains: "Put back (3 s)")
        stage.press(.enter)

        expect(model.currentDisplayState.presence, is: .shown)
        expect(stage.rows[1], contains: "Premier League")
        expect(stage.calls, is: ["BetslipTicket.remove()", "BetslipTicket.undoRemoval()"])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `the way to take a selection out says which one, once that is known`() {
        let (stage, model) = stage(.skeleton)
        expect(ReadingText.lines(of: stage.view)[0], is: "› Remove the selection")

        model.update { $0.status = .open }

        expect(
            ReadingText.lines(of: stage.view)[0],
            is: "› Remove the selection, Manchester United, Manchester United, Glasgow Rangers")
    }

    @Test func `after five seconds it is gone for good`() {
        let (stage, model) = stage(.disabled)

        model.remove()
        stage.advance(by: .seconds(20))
        model.undoRemoval()

        expect(model.currentDisplayState.presence, is: .gone)
        expect(stage.view.measure(Size(width: 52, height: 20)).height, is: 0)
    }

    @Test func `without motion the mark is there in full and then gone`() {
        var calm = environment
        calm.reducesMotion = true
        let (stage, model) = stage(.typical, in: calm)

        model.update { $0.movePrice(to: 7) }
        expect(markColor(stage), is: .role(.alertSuccess))
        stage.advance(by: .seconds(4))

        expect(markColor(stage), is: nil)
    }
}
