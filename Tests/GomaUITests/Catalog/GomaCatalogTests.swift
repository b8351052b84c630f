import Testing

@testable import GomaUI

/// The lists of the library's own components, one for each category.
@MainActor
struct GomaCatalogTests {
    @Test func `each list holds the components of its category, in order, each once`() {
        for (category, entries) in GomaCatalog.chapters {
            let names = entries.map { $0.name }

            #expect(!entries.isEmpty, "\(category.title)")
            #expect(entries.filter { $0.category != category }.map { $0.name } == [])
            #expect(names == Set(names).sorted(), "\(category.title)")
        }
    }

    @Test func `each list lies in the folder of its category`() throws {
        let root = "Sources/GomaUI/Components"
        let lists = try SourceFile.paths(in: root).filter { $0.hasSuffix("Components.swift") }

        #expect(
            Set(lists)
                == Set(
                    GomaCatalog.chapters.map {
                        "\(root)/\($0.category.rawValue)/\($0.category.rawValue)Components.swift"
                    }))
    }

    @Test func `every component could be registered by somebody else`() throws {
        var registry = ComponentRegistry()

        try registry.register(GomaCatalog.entries, namespace: "acme")

        #expect(registry.components.map(\.name) == ComponentRegistry.goma.components.map(\.name))
    }
}
