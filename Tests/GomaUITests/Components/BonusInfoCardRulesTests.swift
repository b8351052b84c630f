import Expectations
import Foundation
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

/// What is wagered of a bonus, and what that brings.
@MainActor
struct BonusInfoCardRulesTests {
    private func bonus(_ left: Decimal, of required: Decimal, _ status: BonusStatus = .active)
        -> BonusInfoCardDisplayState
    {
        BonusInfoCardDisplayState(
            id: "", title: "", status: status, bonus: Money(1, "XAF"), remaining: Money(1, "XAF"),
            wagerRequired: Money(required, "XAF"), wagerLeft: Money(left, "XAF"), deadline: .in(seconds: 9))
    }

    @Test func `how far a bonus has come is said in the colour of text, on a touch of its own`() throws {
        let environment = ViewEnvironment.simulated()
        let view = BonusInfoCardView(environment: environment)
        view.configure(with: BonusInfoCardViewModel(.minimal, in: environment))

        let surface = ComponentHarness(view, width: 48, in: environment).surface

        let title = try #require(surface.firstPlace(of: "Loyalty Reward"))
        let status = try #require(surface.firstPlace(of: "Active"))
        expect(surface[status.x, status.y].foreground, is: surface[title.x, title.y].foreground)
        expect(surface[status.x, status.y].background, is: .blend(.highlightTertiary, share: 0.2, on: .backgroundCards))
    }

    @Test func `a date that has no room beside its words stands below them, whole and behind a clock`() throws {
        let environment = ViewEnvironment.simulated()
        let view = BonusInfoCardView(environment: environment)
        view.configure(with: BonusInfoCardViewModel(.released, in: environment))

        let surface = ComponentHarness(view, width: 30, in: environment).surface

        let words = try #require(surface.firstPlace(of: "Released:"))
        expect(surface.rows[words.y], contains: Pictogram.clock.text(in: environment.glyphs))
        let date = surface.rows[words.y + 1].replacing("\u{A0}", with: " ").trimmingCharacters(in: .whitespaces)
        expect(date, is: "20/10/2027, 09:30")
    }

    @Test func `a bonus that is the customer's money now has the colour of what went well`() throws {
        let environment = ViewEnvironment.simulated()
        let view = BonusInfoCardView(environment: environment)
        view.configure(with: BonusInfoCardViewModel(.released, in: environment))

        let surface = ComponentHarness(view, width: 48, in: environment).surface

        let mark = try #require(surface.firstPlace(of: "✓ Released"))
        expect(surface[mark.x, mark.y].background, is: .blend(.alertSuccess, share: 0.2, on: .backgroundCards))
    }

    @Test func `the coin stands a column before what has been wagered, as the clock does before the date`() {
        let environment = ViewEnvironment.simulated()
        let view = BonusInfoCardView(environment: environment)
        view.configure(with: BonusInfoCardViewModel(.complete, in: environment))

        let rows = ComponentHarness(view, width: 48, in: environment).rows

        #expect(rows.contains { $0.contains("💰 Wagering progress") })
    }

    @Test(arguments: 0...100)
    func `the share that is wagered is written as its bar is read`(hundredths: Int) throws {
        let view = WageringView(in: .simulated())

        view.render(bonus(Decimal(100 - hundredths), of: 100), isBlank: false)

        let labels = view.tree.compactMap { ($0 as? Label)?.text }
        let bar = try #require(view.tree.compactMap { $0 as? ProgressBar }.first)
        expect(labels, contains: "\(hundredths)%")
        expect(bar.accessibilityValue, is: "\(hundredths)%")
    }

    @Test(arguments: [
        ("9.99", "0.01", BonusStatus.active), ("10", "0", .released), ("10.01", "0", .released), ("0", "10", .active),
        ("-5", "10", .active),
    ])
    func `a bonus is released with the last that is wagered, and by nothing less`(
        amount: String, left: String, status: BonusStatus
    ) throws {
        var state = bonus(10, of: 20)

        state.wager(Money(try #require(Decimal(string: amount)), "XAF"))

        expect(state.wagerLeft.amount, is: Decimal(string: left))
        expect(state.status, is: status)
        expect(state.isWagering, is: (status == .active))
        expect(state.isCountingDown, is: (status == .active))
    }

    @Test(arguments: [BonusStatus.released, .expired])
    func `a bonus that is over is wagered no more`(status: BonusStatus) {
        var state = bonus(10, of: 20, status)

        state.wager(Money(10, "XAF"))
        state.secondPassed()

        expect(state, is: bonus(10, of: 20, status))
    }

    @Test(
        arguments: [
            (20, 20, 0, 0.0), (5, 20, 15, 0.75), (0, 20, 20, 1), (-5, 20, 20, 1), (25, 20, 0, 0), (5, 0, 0, 0),
            (5, -5, 0, 0), (0, 0, 0, 0),
        ] as [(Decimal, Decimal, Decimal, Double)])
    func `as much is wagered as is required and not left`(
        left: Decimal, required: Decimal, wagered: Decimal, progress: Double
    ) {
        let state = bonus(left, of: required)

        expect(state.wageringProgress, is: progress)
        expect(state.wagered, is: Money(wagered, "XAF"))
    }

    @Test func `a bet in another currency wagers nothing of a bonus`() {
        var state = bonus(10, of: 20)

        state.wager(Money(10, "EUR"))

        expect(state, is: bonus(10, of: 20))
    }
}
