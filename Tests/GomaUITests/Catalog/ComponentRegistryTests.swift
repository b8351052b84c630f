import Foundation
import TerminalKit
import Testing

@testable import GomaUI

@MainActor
struct ComponentRegistryTests {
    @Test(arguments: ["PillItem", "pillitem", "PillItemView", "goma:PillItem", "GOMA:pillitem"])
    func `a component is found by any of its names`(name: String) throws {
        #expect(try ComponentRegistry.goma.component(named: name).id == "goma:PillItem")
    }

    @Test func `an unknown name suggests the nearest`() {
        let error = #expect(throws: CatalogError.self) { try ComponentRegistry.goma.component(named: "PilItem") }

        #expect(
            error?.description
                == "no component is named \"PilItem\"; did you mean \"PillItem\"? \"gomaui list\" shows all")
    }

    @Test(arguments: [
        ("OutcomItemView", "OutcomeItemView"), ("OutcomItem", "OutcomeItem"), ("goma:OutcomItem", "goma:OutcomeItem"),
    ])
    func `a slip in any of the names is met by that name`(typed: String, meant: String) {
        let error = #expect(throws: CatalogError.self) { try ComponentRegistry.goma.component(named: typed) }

        #expect(error?.description.contains("; did you mean \"\(meant)\"?") == true)
    }

    @Test func `components stand by category and name, wherever they were registered`() {
        let places = ComponentRegistry.goma.components.map {
            (Category.allCases.firstIndex(of: $0.category) ?? 0, $0.name)
        }

        #expect(places.elementsEqual(places.sorted { $0 < $1 }, by: ==))
    }

    @Test func `a state is found in any spelling and the blank one is the last`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")

        #expect(outcome.stateIndex(named: "Odds up") == outcome.stateIndex(named: "odds-up"))
        #expect(outcome.stateIndex(named: "oddsUp") != nil)
        #expect(outcome.stateIndex(named: "sideways") == nil)
        #expect(outcome.states.last == ComponentDescriptor.blank)
        #expect(try outcome.stateData(at: outcome.states.count - 1) == nil)
    }

    @Test func `a state from outside goes into the model at work and leaves the focus where it is`() throws {
        let pill = try ComponentRegistry.goma.component(named: "PillItem")
        let instance = pill.instance(stateAt: 1, in: ViewEnvironment())
        let window = ComponentRenderer.hosting(instance, width: 30)
        window.update()
        window.moveFocus(.next)
        let focused = window.focusedView

        let data = try #require(try instance.state())
        let changed = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "Popular", with: "Famous")
        try instance.replaceState(Data(changed.utf8))
        window.update()

        #expect(window.surface.rows[0].contains("Famous"))
        #expect(window.focusedView === focused)
        #expect(throws: DecodingError.self) { try instance.replaceState(Data("{}".utf8)) }
    }
}
