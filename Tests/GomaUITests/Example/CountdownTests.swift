import GomaTesting
import GomaUI
import Testing

@MainActor
struct CountdownTests {
    @Test func `the countdown keeps the contract`() async {
        await expectContract(of: CountdownCatalog.self)
    }

    @Test func `the countdown looks as approved`() {
        expectApproved(CountdownCatalog.self, in: "Tests/GomaUITests/Example/Snapshots")
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `nothing that is pressed breaks the countdown`(seed: UInt64) {
        expectNothingFound(steps: 100, seed: seed) {
            let environment = ViewEnvironment()
            let view = CountdownView(environment: environment)
            view.configure(with: CountdownViewModel(CountdownDisplayState(secondsLeft: 90), in: environment))
            return RootController(view, in: environment)
        }
    }
}
