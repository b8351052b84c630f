@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

/// The rows, sums and results that a settled bet is told by.
@MainActor
struct BetDetailTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `amounts line up on their decimals`() {
        let rows = summary(.init(.standard, in: environment)).rows[3...8].map { Array($0) }

        let points = rows.map { $0.lastIndex(of: ".") }

        expect(points, is: Array(repeating: 43, count: 6))
    }

    @Test func `a name gives way to its value`() {
        let view = BetDetailRowView(environment: environment)
        view.configure(with: BetDetailRowViewModel(.potentialWin, in: environment))

        expect(
            ComponentHarness(view, width: 20, in: environment).rows, is: ["", "  Pot…  XAF 175.00", ""])
    }

    @Test func `what is not there takes no room`() {
        expect(summary(.init(.rowsAlone, in: environment)).rows.count, is: 8)
        expect(
            summary(.init(.singleRow, in: environment)).rows.dropFirst().dropLast(),
            is: [
                "  Total amount                      XAF 500.00"
            ])
    }

    @Test func `a summary without lines says so, one without a model does not`() {
        let view = BetDetailValuesSummaryView(environment: environment)

        expect(summary(.init(.empty, in: environment)).rows[1], contains: "No details of this bet")
        #expect(!ComponentHarness(view, width: 48, in: environment).rows.joined().contains { $0.isLetter })
    }

    @Test func `a decided bet gets its last line`() {
        let model = BetDetailValuesSummaryViewModel(.withoutFooter, in: environment)
        let stage = summary(model)

        model.update { $0.footer = .resultWon }

        expect(stage.view.measure(Size(width: 48, height: 99)).height, is: 12)
        expect(model.footerViewModel?.currentDisplayState.value, is: .result(.won))
    }

    @Test func `when the bet was placed and that it is decided is said in the language of the moment`() {
        let environment = ViewEnvironment.simulated(localization: Localization.portuguese)
        let model = BetDetailValuesSummaryViewModel(.withoutFooter, in: environment)
        let view = BetDetailValuesSummaryView(environment: environment)
        view.configure(with: model)
        model.update { $0.footer = .resultWon }
        let stage = ComponentHarness(view, width: 48, in: environment)

        expect(summary(.init(.standard, in: self.environment)).rows[1], contains: "Bet placed on 01/01/2023, 18:59")
        expect(stage.rows[1], contains: "Aposta feita em 01/01/2023, 18:59")
        #expect(stage.rows.contains { $0.contains("Resultado da aposta") })
    }

    @Test func `lines that change their number stay on one card`() {
        let model = BetDetailValuesSummaryViewModel(.rowsAlone, in: environment)
        let stage = summary(model)

        model.update { $0.rows = [.amount, .negative] }

        expect(stage.rows.prefix(4).map(\.isEmpty), is: [true, false, false, true])
        expect(model.rowViewModels.count, is: 2)
    }

    @Test func `corners of a line are those of the card that it stands on`() {
        let plain = BetDetailValuesSummaryDisplayState.withoutFooter
        var parted = plain
        parted.header?.corners = .all
        for index in parted.rows.indices { parted.rows[index].corners = .all }

        expect(summary(.init(parted, in: environment)).surface, is: summary(.init(plain, in: environment)).surface)
    }

    @Test func `one line is drawn anew when one value changes`() {
        let model = BetDetailValuesSummaryViewModel(.standard, in: environment)
        let stage = summary(model)
        stage.window.statistics = FrameStatistics()

        model.update { $0.rows[1].value = .money(Money(90.25, "XAF")) }

        #expect(stage.rows[4].hasSuffix("XAF 90.25"))
        #expect(stage.window.statistics.cellsTouched < 160)
    }

    @Test func `a result that is not known has the shape of a badge, and nothing is read of it`() {
        let view = BetDetailResultSummaryView(environment: environment)
        let stage = ComponentHarness(view, width: 44, in: environment)
        #expect(stage.rows.contains { $0.hasSuffix("▐ ░░░░░ ▌") })
        expect(ReadingText.lines(of: stage.view), is: [])

        view.configure(with: BetDetailResultSummaryViewModel(.won, in: environment))
        stage.window.update()

        expect(ReadingText.lines(of: stage.view).suffix(2), is: ["Result", "Won"])
    }

    @Test(arguments: [(BetResult.open, "… Pending"), (.won, "✓ Won"), (.lost, "✗ Lost"), (.draw, "= Void")])
    func `each result has its word and its mark`(result: BetResult, words: String) {
        let model = BetDetailResultSummaryViewModel(.open, in: environment)
        let view = BetDetailResultSummaryView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 44, in: environment)

        model.update { $0.result = result }

        expect(stage.rows[4], contains: words)
    }

    @Test(arguments: [(Localization.english, "Void"), (.french, "Annulé"), (.portuguese, "Anulada")])
    func `a bet whose stake comes back is void, as no match has to end level for that`(
        language: Localization, word: String
    ) {
        expect(ViewEnvironment.simulated(localization: language).text(BetResult.draw.title), is: word)
    }

    @Test func `a long match wraps and pushes the rest down`() {
        let view = BetDetailResultSummaryView(environment: environment)
        view.configure(with: BetDetailResultSummaryViewModel(.won, in: environment))

        let rows = ComponentHarness(view, width: 24, in: environment).rows

        expect(rows.count, is: 7)
        #expect(rows[1].contains("Ceara SC CE x CR") && rows[2].contains("Vasco da Gama RJ"))
    }

    @Test func `a ticket is settled when its last match has ended`() {
        let model = BetTicketStatusViewModel(.pending, in: environment)
        let view = BetTicketStatusView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 30, in: environment)

        model.settle(as: .lost, after: .seconds(2))
        model.settle(as: .won, after: .seconds(3))
        stage.advance(by: .milliseconds(2999))
        expect(stage.rows, is: ["", "  … Pending", ""])
        stage.advance(by: .milliseconds(1))

        expect(stage.rows, is: ["", "  ✓ Won", ""])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `nothing of a lost ticket is left on a won one`() {
        let view = BetTicketStatusView(environment: environment)
        let model = BetTicketStatusViewModel(BetTicketStatusDisplayState(result: .lost), in: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 30, in: environment)

        model.settle(as: .won)

        let fresh = BetTicketStatusView(environment: environment)
        fresh.configure(with: BetTicketStatusViewModel(.won, in: environment))
        expect(stage.surface, is: ComponentHarness(fresh, width: 30, in: environment).surface)
    }

    private func summary(
        _ model: BetDetailValuesSummaryViewModel
    ) -> ComponentHarness<BetDetailValuesSummaryView> {
        let view = BetDetailValuesSummaryView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 48, in: environment)
    }
}
