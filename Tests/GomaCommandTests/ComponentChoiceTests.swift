import Expectations
import Foundation
import GomaReview
import GomaCatalog
import TestSupport
import Testing

@testable import GomaCommand

@MainActor
struct ComponentChoiceTests {
    @Test(
        arguments: [
            ("PillItem", nil, "PillItem", 0), ("pillitemview", "1", "PillItem", 0),
            ("goma:PillItem", "12", "PillItem", 11), ("PillItem", "read-only", "PillItem", 7),
        ] as [(String, String?, String, Int)])
    func `a component and its state are found by name and number`(
        name: String, state: String?, found: String, index: Int
    ) throws {
        let choice = try ComponentChoice(name, state: state, in: .goma)

        expect(choice.component.name, is: found)
        expect(choice.stateIndex, is: index)
        expect(choice.given, is: nil)
    }

    @Test(arguments: ["0", "14", "selectd", ""])
    func `a state that there is not is told with those that there are`(state: String) throws {
        let known = try ComponentRegistry.goma.component(named: "PillItem").states.map(\.name)

        #expect(throws: CatalogError.unknownState(name: state, component: "PillItem", known: known)) {
            try ComponentChoice("PillItem", state: state, in: .goma)
        }
    }

    @Test func `a state from a file stands over the named one`() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: Mine\n", to: "mine.yaml")

        let choice = try ComponentChoice("PillItem", state: "2", stateFile: "\(folder.path)/mine.yaml", in: .goma)

        let state = try JSONValue(try #require(choice.given).data)
        expect(state[[.key("title")]], is: .string("Mine"))
        expect(state[[.key("id")]], is: .string("popular"))
    }

    @Test(arguments: [
        ("Match Cards", "MatchCards"), ("matchcards", "MatchCards"), ("UI elements", "UIElements"),
        ("FILTERS", "Filters"),
    ])
    func `a category is found by its name or title in any case`(name: String, category: String) throws {
        let components = ComponentRegistry.goma.components

        let found = try components.filtered(byCategory: name)

        expect(found.map(\.id), is: components.filter { $0.category.rawValue == category }.map(\.id))
        #expect(!found.isEmpty)
        try expect(components.filtered(byCategory: nil).count, is: components.count)
    }

    @Test func `words name components, each once, in the order of the words`() throws {
        let registry = ComponentRegistry.goma

        let found = try registry.components(named: ["PillItem", "Filters", "PillItemView"])

        let filters = registry.components.filter { $0.category.rawValue == "Filters" }.map(\.name)
        expect(found.map(\.name), is: ["PillItem"] + filters.filter { $0 != "PillItem" })
    }

    @Test func `a component that is named twice, in whatever way, is there once`() throws {
        let found = try ComponentRegistry.goma.eachComponent(named: ["PillItem", "Score", "pillitemview", "goma:Score"])

        expect(found.map(\.name), is: ["PillItem", "Score"])
        #expect(throws: CatalogError.self) { try ComponentRegistry.goma.eachComponent(named: ["PillItem", "PilItem"]) }
    }

    @Test func `a namespace is a word for all of its components, and what names nothing is a slip of usage`() throws {
        let registry = ComponentRegistry.goma

        try expect(registry.components(named: ["GOMA"]).map(\.id), is: registry.components.map(\.id))
        expect(registry.knows("filters"), is: true)
        expect(registry.knows("PillItem"), is: true)
        expect(registry.knows("Filtres"), is: false)
        let unknown = #expect(throws: Failure.self) { try registry.components(named: ["PillItem", "Filtres"]) }
        expect(unknown?.code, is: 64)
        expect(
            unknown?.problems.first?.hasPrefix("no component, category or namespace is named \"Filtres\""), is: true)
        let own = #expect(throws: Failure.self) { try registry.components(named: ["PillItem"], isMine: true) }
        expect(own?.code, is: 64)
    }

    @Test func `a category that there is not is told with the nearest`() {
        let error = #expect(throws: CatalogError.self) {
            try ComponentRegistry.goma.components.filtered(byCategory: "Beting")
        }

        expect(error?.description.contains("did you mean \"Betting\"?"), is: true)
    }
}
