import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

/// Steps of an offer.
@MainActor
struct ListBlockTests {
    private func reading(of state: ListBlockDisplayState) -> [String] {
        let environment = ViewEnvironment.simulated()
        let view = ListBlockView(environment: environment)
        view.configure(with: ListBlockViewModel(state, in: environment))
        return ReadingText.lines(of: ComponentHarness(view, width: 40, in: environment).view)
            .map { $0.replacing("\u{A0}", with: " ") }
    }

    @Test(arguments: [ListBlockDisplayState.threeLines, .longLines])
    func `a marker stands beside the first of its lines`(state: ListBlockDisplayState) {
        let environment = ViewEnvironment.simulated()
        let view = ListBlockView(environment: environment)
        view.configure(with: ListBlockViewModel(state, in: environment))

        let rows = ComponentHarness(view, width: 40, in: environment).rows

        #expect(rows.first?.contains("▐ ") == true && rows.dropFirst().allSatisfy { !$0.contains("▐ ") })
    }

    @Test func `the number of a step is read as what it is, and a ring without one not at all`() {
        expect(reading(of: .first), is: ["step 1", "Welcome bonus up to €100"])
        expect(reading(of: .withoutNumber), is: ["Welcome bonus up to €100"])
    }
}
