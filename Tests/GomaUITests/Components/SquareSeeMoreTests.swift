@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct SquareSeeMoreTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [(0, false), (1, true)])
    func `a tile says how many more there are, and nothing where there are none`(count: Int, isSaid: Bool) {
        let state = SquareSeeMoreDisplayState(destination: "slots", count: count)
        let view = SquareSeeMoreView(environment: environment)

        view.configure(with: SquareSeeMoreViewModel(state, in: environment))

        let rows = ComponentHarness(view, width: 20, in: environment).rows
        expect(rows.contains { $0.contains("+\(count)") }, is: isSaid)
    }
}
