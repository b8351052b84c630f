import Expectations
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

    /// Opens a component in one of its states from the table, and leaves it after a look.
    private func open(
        _ component: ComponentDescriptor, stateAt index: Int, in stage: GalleryHarness, look: () -> Void
    ) {
        stage.router.open(component, stateAt: index)
        stage.update()
        look()
        stage.router.back()
    }

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a component can be inspected and its usage shown`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        let stage = try GalleryHarness()
        for (width, height) in Self.sizes {
            stage.resize(width: width, height: height)
            open(component, stateAt: 0, in: stage) {
                stage.type("i")
                stage.press(.end, .up, .home, .right, .left)
                expect(stage.text.contains(component.viewName.prefix(12)), is: true, "\(width) columns")
                stage.type("u")
                // Where there is little room, the code stands below when to use it.
                expect(stage.text, contains: height > 12 ? "import GomaUI" : "When to use it", "\(width) columns")
            }
        }
    }

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a component can be opened in every state`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        let stage = try GalleryHarness()
        for (width, height) in Self.sizes {
            stage.resize(width: width, height: height)
            for (index, state) in component.states.enumerated() {
                open(component, stateAt: index, in: stage) {
                    #expect(stage.text.contains(state.name) || width < 80, "\(index), \(width) columns")
                }
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
