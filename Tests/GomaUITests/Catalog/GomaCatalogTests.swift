import Expectations
import Testing

@testable import GomaCatalog

/// The lists of the library's own components, one for each category.
@MainActor
struct GomaCatalogTests {
    @Test func `each list holds the components of its category, in order, each once`() {
        for (category, entries) in GomaCatalog.chapters {
            let names = entries.map { $0.name }

            #expect(!entries.isEmpty, "\(category.title)")
            expect(entries.filter { $0.category != category }.map { $0.name }, is: [])
            expect(names, is: Set(names).sorted(), "\(category.title)")
        }
    }

    @Test func `each list lies in the folder of its category`() throws {
        let root = "Sources/GomaCatalog"
        let lists = try SourceFile.paths(in: root).filter { $0.hasSuffix("Chapter.swift") }

        expect(
            Set(lists),
            is: Set(
                GomaCatalog.chapters.map {
                    "\(root)/\($0.category.rawValue)/\($0.category.rawValue)Chapter.swift"
                }))
    }

    @Test func `every component could be registered by somebody else`() throws {
        var registry = ComponentRegistry()

        try registry.register(GomaCatalog.entries, namespace: "acme")

        expect(registry.components.map(\.name), is: ComponentRegistry.goma.components.map(\.name))
    }

    @Test func `what can be made by its name and what the catalogue shows is the same`() {
        let made = Set(ComponentLibrary.goma.names)
        let shown = Set(ComponentRegistry.goma.components.map(\.id))

        expect(made.subtracting(shown), is: [], "these have no page in the gallery")
        expect(shown.subtracting(made), is: [], "these are in no list of their room")
        for component in ComponentRegistry.goma.components {
            let type = try? ComponentLibrary.goma.component(named: component.name)
            expect(type.map { String(describing: $0) }, is: component.viewName)
        }
    }

    private func componentName<Entry: CatalogEntry>(of entry: Entry.Type) -> String { Entry.ComponentType.name }

    @Test func `every page is called what its component is called`() {
        for entry in GomaCatalog.entries { expect(entry.name, is: componentName(of: entry)) }
    }
}
