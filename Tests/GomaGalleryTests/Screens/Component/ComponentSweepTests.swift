import GomaPictures
import GomaTesting
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// Each component on its own screen in the gallery.
@MainActor
struct ComponentSweepTests {
    private static let sizes = [(120, 40), (80, 24), (40, 12)]

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a component can be inspected and its usage shown`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        for (width, height) in Self.sizes {
            let stage = try GalleryHarness(width: width, height: height, opening: id)
            stage.type("i")
            stage.press(.end, .up, .home, .right, .left)
            #expect(stage.text.contains(component.viewName.prefix(12)), "\(width) columns")
            stage.type("u")
            // Where there is little room, the code stands below when to use it.
            #expect(stage.text.contains(height > 12 ? "import GomaUI" : "When to use it"), "\(width) columns")
        }
    }

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a component can be opened in every state`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        for (width, height) in Self.sizes {
            for index in component.states.indices {
                let stage = try GalleryHarness(width: width, height: height, opening: id, state: index)
                #expect(stage.text.contains(component.states[index].name) || width < 80, "\(index), \(width) columns")
            }
        }
    }

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `no component takes the keys that lead on from it where nothing is around it`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        let keys = Set(BareCatalogue.Step.allCases.map(\.key))

        for index in component.states.indices {
            let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated())
            for view in instance.view.focusableViews {
                let taken = view.answeringBindings(upTo: instance.view).flatMap(\.trigger.keys)
                #expect(keys.isDisjoint(with: taken), "\(component.states[index].name)")
            }
        }
    }
}
