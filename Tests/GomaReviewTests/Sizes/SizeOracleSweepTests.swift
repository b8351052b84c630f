import GomaTesting
import GomaCatalog
import Testing

@testable import GomaReview

@MainActor
struct SizeOracleSweepTests {
    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `the smallest width is never more than the comfortable one, and its state is not cut`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        for (index, state) in SizeOracle().sizes(of: component).states.enumerated() {
            #expect(state.smallest.width <= state.comfortable.width, "\(state.name)")
            func cuts(_ width: Int) throws -> Int {
                let picture = try Picture(component, stateAt: index, options: RenderOptions(width: width))
                return picture.surface.rows.joined().count { $0 == "…" }
            }
            #expect(try cuts(state.smallest.width) <= cuts(200), "\(state.name)")
        }
    }
}
