import GomaUI
import Testing

/// No component says a word in English that could not be said in another language.
@MainActor
struct OwnWordsTests {
    @Test(arguments: await ids)
    func `a component has its words from its state or from its texts`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)

        for index in component.states.indices {
            let literals = try OwnWords.literals(of: component, stateAt: index)
            #expect(literals.isEmpty, "\(component.states[index].name): \(literals.sorted())")
        }
    }

    static var ids: [String] { ComponentRegistry.goma.components.map(\.id) }
}
