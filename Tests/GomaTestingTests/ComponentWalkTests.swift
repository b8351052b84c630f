import Expectations
import GomaCatalog
import Testing

@testable import GomaTesting

@MainActor
struct ComponentWalkTests {
    private let component = ComponentDescriptor(DoorbellCatalog<DoorbellView>.self, namespace: "acme")

    @Test func `a walk draws each state once for all who look at it`() async throws {
        let before = DoorbellCatalog<DoorbellView>.viewCount

        let walk = ComponentWalk(component)
        _ = Contract.blankFirst(walk) + Contract.spokenControls(walk)

        expect(DoorbellCatalog<DoorbellView>.viewCount - before, is: component.states.count)
    }

    @Test func `keys are pressed once for all points that ask for them`() throws {
        let walk = ComponentWalk(component)
        let presses = try walk.presses()
        let before = DoorbellCatalog<DoorbellView>.viewCount

        _ = try Contract.throughTheProtocol(walk) + Contract.throughTheProtocol(walk)

        expect(DoorbellCatalog<DoorbellView>.viewCount, is: before)
        #expect(!presses.isEmpty)
        try expect(walk.presses().map(\.key), is: presses.map(\.key))
    }

    @Test func `a walk has room for the highest state, at the component's width`() {
        let walk = ComponentWalk(component)

        expect(walk.states.map(\.size.height), is: [2, 3, 2, 1])
        expect(walk.height, is: 3 + Specimen.spareRows)
        expect(walk.blank, is: 3)
    }
}
