import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaBetting
@testable import GomaCatalog

/// What a placed bet shows in little room.
@MainActor
struct TicketBetInfoRoomTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `numbers stand side by side only where their captions do`() {
        let wide = stage(.init(.pending, in: environment)).rows
        let narrow = stage(.init(.pending, in: environment), width: 38).rows

        #expect(wide[14].contains("Total odds") && wide[14].contains("Possible winnings"))
        expect(narrow[14].hasSuffix(" 7.84"), is: true)
        expect(narrow[15].hasSuffix(" XAF 10.00"), is: true)
        #expect(narrow[16].hasSuffix(" XAF 78.40"))
    }

    @Test func `a number that is too long to stand beside the others is shown in full`() {
        var bet = TicketBetInfoDisplayState.pending
        bet.winnings = Money(1_234_567_890, "XAF")

        let rows = stage(.init(bet, in: environment)).rows

        expect(rows[14].hasSuffix(" 7.84"), is: true)
        expect(rows[15].hasSuffix(" XAF 10.00"), is: true)
        #expect(rows[16].contains("Possible winnings") && rows[16].hasSuffix(" XAF 1,234,567,890.00"))
    }

    @Test func `where room is short a caption goes on in the next row, and the bet's number has a row of its own`() {
        let rows = stage(.init(.pending, in: environment), width: 30).rows.map { $0.replacing("\u{A0}", with: " ") }

        expect(rows[2...3], is: ["  18/04/2025, 18:59", "  · Bet ID: 20870"])
        expect(
            rows.suffix(5),
            is: [
                "  Total odds            7.84", "  Bet amount       XAF 10.00", "  Possible         XAF 78.40",
                "  winnings", "",
            ])
    }

    @Test(arguments: [30, 24])
    func `a number that leaves its caption no room stands below that in full`(width: Int) {
        var bet = TicketBetInfoDisplayState.pending
        bet.winnings = Money(1_234_567_890, "XAF")

        let rows = stage(.init(bet, in: environment), width: width).rows

        expect(rows.dropLast().last?.hasSuffix(" XAF 1,234,567,890.00"), is: true)
    }

    @Test func `what is awaited is told where the actions stood, however many rows are above them`() {
        let rows = stage(.init(.loading, in: environment), width: 30).rows

        expect(rows[4], contains: "Loading")
    }

    private func stage(
        _ model: TicketBetInfoViewModel, width: Int = 60
    ) -> ComponentHarness<TicketBetInfoView> {
        let view = TicketBetInfoView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
