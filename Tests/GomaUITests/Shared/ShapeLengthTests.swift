import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

/// The shapes of lines that are not known yet.
@MainActor
struct ShapeLengthTests {
    @Test(arguments: [("ProfileMenuList", 3), ("SelectOptions", 2), ("WalletDetail", 3), ("WalletStatus", 3)])
    func `shapes below each other differ in length, so that they do not grow into one block`(
        name: String, count: Int
    ) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try #require(component.stateIndex(named: "Blank"))
        let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated())
        let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
        window.update()

        let lengths = window.surface.rows.map { row in row.count(where: { $0 == "░" }) }
        let neighbours = zip(lengths, lengths.dropFirst()).filter { $0 > 0 && $1 > 0 }
        #expect(neighbours.count >= count - 1)
        #expect(neighbours.allSatisfy { $0 != $1 })
    }
}
