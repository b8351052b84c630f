import Expectations
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

        var rows: [String] = []
        try CatalogueListing.writeTable(of: components, width: nil) { rows.append($0) }

        expect(rows.count, is: listed.count + 1)
        for (row, one) in zip(rows.dropFirst(), listed) {
            let numbers = row.split(separator: " ").compactMap { Int($0) }
            expect(row.hasPrefix(one.name + " "), is: true, "\(one.name)")
            expect(row.hasSuffix(one.summary), is: true, "\(one.name)")
            expect(numbers.prefix(2), is: [one.states.count, one.children.count], "\(one.name)")
        }
        expect(listed.map(\.namespace), is: components.map(\.namespace))
        expect(listed.map(\.view), is: components.map(\.viewName))
        expect(listed.map(\.category), is: components.map(\.category.rawValue))
        expect(listed.map(\.subcategory), is: components.map(\.subcategory))
        expect(listed.map(\.tags), is: components.map(\.tags))
        expect(listed.map(\.children), is: components.map(\.children))
        expect(listed.map { $0.states.map(\.name) }, is: components.map { $0.states.map(\.name) })
        expect(listed.map { $0.states.map(\.summary) }, is: components.map { $0.states.map(\.summary) })
        expect(listed.map { $0.guide?["purpose"] }, is: components.map(\.guide.purpose))
        expect(listed.map { $0.guide?["time"] }, is: components.map(\.guide.time))
    }

    @Test func `the JSON listing has no guide where none is written`() throws {
        let json = try CatalogueListing.json(of: OtherComponents.registry.components)

        expect(json, lacks: "\"guide\"")
    }

    @Test func `the JSON listing has a line for each field, by name, and addresses as they are written`() throws {
        let rooted = try OtherComponents.registry.components.filter { $0.name == "/tmp/rooted" }

        let lines = try CatalogueListing.json(of: rooted).split(separator: "\n")

        let fields = lines.filter { $0.hasPrefix("    \"") }
        expect(
            fields.compactMap { $0.split(separator: "\"").dropFirst().first },
            is: [
                "category", "children", "name", "namespace", "requests", "states", "subcategory", "summary", "tags",
                "view",
            ])
        expect(fields, contains: "    \"name\" : \"/tmp/rooted\",")
    }

    @Test func `a listing is cut at the width of the terminal`() throws {
        var lines: [String] = []
        try CatalogueListing.writeTable(of: ComponentRegistry.goma.components, width: 50) { lines.append($0) }

        expect(lines.count, is: ComponentRegistry.goma.components.count + 1)
        #expect(lines.allSatisfy { DisplayText($0).width <= 50 })
    }

    @Test func `sizes stand at the right end of their column, as one number where both are the same`() throws {
        let components = try ["OutcomeItem", "PillItem", "Score"].map {
            try ComponentRegistry.goma.component(named: $0)
        }
        let oracle = SizeOracle()
        for (component, widths) in zip(components, [(16, 48), (100, 200), (7, 7)]) {
            let state = ComponentSizes.State(
                name: "a", smallest: .init(width: widths.0, height: 1), comfortable: .init(width: widths.1, height: 1),
                isMadeToBeCut: false)
            oracle.learn([component.id: ComponentSizes(states: [state])])
        }
        var rows: [String] = []

        try CatalogueListing.writeTable(of: components, width: nil, sizes: oracle) { rows.append($0) }

        let summaries = ["SUMMARY"] + components.map(\.summary)
        let columns = ["  COLUMNS", "    16–48", "  100–200", "        7"]
        for (row, (text, summary)) in zip(rows, zip(columns, summaries)) {
            #expect(row.hasSuffix("\(text)  \(summary)"))
        }
        expect(Set(zip(rows, summaries).map { $0.count - $1.count }).count, is: 1)
        expect(oracle.pictureCount, is: 0)
    }
}
