import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct BetSummaryRowTests {
    private func rows(
        _ state: BetSummaryRowDisplayState, width: Int = 40,
        in environment: ViewEnvironment = ViewEnvironment.simulated()
    ) -> [String] {
        let view = BetSummaryRowView(environment: environment)
        view.configure(with: BetSummaryRowViewModel(state, in: environment))
        return ComponentHarness(view, width: width, in: environment).rows
    }

    @Test func `values end in the same column`() {
        #expect(rows(.odds)[0].hasSuffix("5.00"))
        #expect(rows(.payout)[0].hasSuffix("XAF 55,000.00"))
        expect(rows(.odds)[0].count, is: rows(.payout)[0].count)
    }

    @Test func `the title gives way to the value`() {
        expect(rows(.payout, width: 22), is: [" Payout XAF 55,000.00"])
        expect(rows(.potentialWinnings, width: 22), is: [" Poten… XAF 50,000.00"])
    }

    @Test(arguments: [(Localization.english, "none"), (.french, "néant"), (.portuguese, "não há")])
    func `that there is no value is read, and nothing of it before there is a model`(
        language: Localization, words: String
    ) {
        let environment = ViewEnvironment.simulated(localization: language)
        let view = BetSummaryRowView(environment: environment)
        let blank = ComponentHarness(view, width: 40, in: environment)
        expect(ReadingText.lines(of: blank.view), is: [])

        view.configure(with: BetSummaryRowViewModel(BetSummaryRowDisplayState(.text("A"), .none), in: environment))
        blank.window.update()

        expect(ReadingText.lines(of: blank.view), is: ["A", words])
    }

    @Test func `it speaks the customer's language`() {
        let portuguese = ViewEnvironment.simulated(localization: Localization.portuguese)

        #expect(rows(.winBonus, in: portuguese)[0].hasPrefix(" Bónus de ganho 10%"))
        #expect(rows(.winBonus, in: portuguese)[0].hasSuffix("XAF 5.000,00"))
    }
}
