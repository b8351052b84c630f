import Expectations
import ArgumentParser
import Testing

@testable import GomaCatalog
@testable import GomaCommand

@MainActor
struct SchemaFileTests {
    @Test func `components of one name in two namespaces have a schema each`() throws {
        var registry = ComponentRegistry.goma
        try registry.register(PillItemCatalog.self, namespace: "shop")
        let (own, foreign) = (
            try registry.component(named: "goma:PillItem"), try registry.component(named: "shop:PillItem")
        )

        expect(Schema.file(of: own, among: registry.components), is: "PillItem.schema.json")
        expect(Schema.file(of: foreign, among: registry.components), is: "shop.PillItem.schema.json")
        expect(Schema.file(of: foreign, among: [foreign]), is: "PillItem.schema.json")
    }

    @Test func `pages are written only where they are asked for`() throws {
        let states = try Schema.parse(["PillItem"])
        let pages = try Schema.parse(["--pages"])

        #expect(!states.pages)
        #expect(pages.pages)
    }
}
