@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct SearchHeaderInfoTests {
    @Test func `dots come one by one, half a second apart, and move nothing`() {
        let environment = ViewEnvironment.simulated()
        let stage = stage(.loading, in: environment)
        var rows: [String] = []

        for _ in 0..<5 {
            rows.append(stage.rows[0])
            stage.advance(by: .milliseconds(500))
        }

        let sentence = #"  Searching "Liverpool" Sports"#
        expect(rows, is: [sentence + " ...", sentence, sentence + " .", sentence + " ..", sentence + " ..."])
    }

    @Test(arguments: [SearchHeaderInfoDisplayState.results, .nothing, .uncounted])
    func `a search that is over asks for no more time`(state: SearchHeaderInfoDisplayState) {
        let environment = ViewEnvironment.simulated()
        let stage = stage(.loading, in: environment)

        stage.view.configure(with: SearchHeaderInfoViewModel(state, in: environment))

        expect(environment.isAtRest, is: true)
        expect(stage.rows[0], lacks: ".")
    }

    @Test func `a count of none is told as nothing that was found`() {
        let environment = ViewEnvironment.simulated()
        let counted = SearchHeaderInfoDisplayState(term: "Liverpool", category: "Sports", phase: .found(count: 0))

        let rows = stage(counted, in: environment).rows

        expect(rows, is: stage(.nothing, in: environment).rows)
        expect(rows[0], contains: #"No results for "Liverpool""#)
    }

    @Test func `a long term keeps both of its quotation marks`() {
        let row = stage(.long, in: .simulated()).rows[0]

        expect(row, contains: #""Manch"#)
        expect(row, contains: "…")
        expect(row.hasSuffix(#"Club" Teams (5)"#), is: true)
    }

    private func stage(
        _ state: SearchHeaderInfoDisplayState, in environment: ViewEnvironment
    ) -> ComponentHarness<SearchHeaderInfoView> {
        let view = SearchHeaderInfoView(environment: environment)
        view.configure(with: SearchHeaderInfoViewModel(state, in: environment))
        return ComponentHarness(view, width: 56, in: environment)
    }
}
