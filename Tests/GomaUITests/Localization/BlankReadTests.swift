import Expectations
import GomaCatalog
import GomaPictures
import GomaTesting
import TerminalKit
import Testing

/// What is read of a component that has no model yet.
@MainActor
struct BlankReadTests {
    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a component without a model reads nothing`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        let index = try #require(component.stateIndex(named: "Blank"))
        let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated())
        let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
        window.update()

        expect(ReadingText.lines(of: instance.view), is: [])
    }
}
