import Foundation
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct CatalogueListingTests {
    @Test func `the JSON listing has what the table has`() throws {
        struct Listed: Decodable {
            let name, view, namespace, category, subcategory, summary: String
            let tags, children: [String]
            let guide: [String: String]?
            let states: [State]
            struct State: Decodable { let name, summary: String }
        }
        let components = ComponentRegistry.goma.components

        let listed = try JSONDecoder().decode(
            [Listed].self, from: Data(CatalogueListing.json(of: components).utf8))

        #expect(listed.map(\.name) == components.map(\.name))
        #expect(listed.map { $0.states.count } == components.map { $0.states.count })
        #expect(listed.allSatisfy { $0.namespace == "goma" && !$0.tags.isEmpty && !$0.summary.isEmpty })
        #expect(listed.first { $0.name == "MarketOutcomesLine" }?.children == ["OutcomeItem"])
        #expect(listed.map { $0.guide?["purpose"] } == components.map(\.guide.purpose))
        #expect(listed.map { $0.guide?["time"] } == components.map(\.guide.time))
    }

    @Test func `the JSON listing has no guide where none is written`() throws {
        let json = try CatalogueListing.json(of: OtherComponents.registry.components)

        #expect(!json.contains("\"guide\""))
    }

    @Test func `a listing is cut at the width of the terminal`() throws {
        var lines: [String] = []
        try CatalogueListing.writeTable(of: ComponentRegistry.goma.components, width: 50) { lines.append($0) }

        #expect(lines.count == ComponentRegistry.goma.components.count + 1)
        #expect(lines.allSatisfy { DisplayText($0).width <= 50 })
    }
}
