import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct FieldListingTests {
    private func lines(_ name: String, width: Int? = nil) throws -> [String] {
        FieldListing.lines(of: [try ComponentRegistry.goma.component(named: name)], width: width)
    }

    @Test func `each field stands with its way, its default, what it takes and what it is for`() throws {
        let lines = try lines("CasinoCategorySection").map { $0.split(separator: #/ {2,}/#).map(String.init) }

        expect(lines[0], is: ["CasinoCategorySection"])
        expect(lines[2], is: ["FIELD", "DEFAULT", "TAKES", "MEANING"])
        expect(lines, contains: ["games", "[]", "a list of fields", "The first games of the category."])
        #expect(lines.contains { $0.prefix(3) == ["games[].id", "needed", "text"] })
        #expect(lines.contains { $0.prefix(3) == ["games[].isLoading", "false", "true or false"] })
        #expect(lines.contains { $0.prefix(3) == ["games[].rating", "none", "a number from 0 to 5"] })
        #expect(lines.contains { $0.prefix(3) == ["phase", "games", "one of loading, games, failed: …"] })
    }

    @Test func `requests stand below, each with an example`() throws {
        let lines = try lines("CasinoGameCard")
        let start = try #require(lines.firstIndex(of: "It asks for:"))

        #expect(lines[(start + 1)...].contains { $0.hasPrefix("  casino:open-game id=") })
    }

    @Test func `lines are cut at the width of the terminal`() throws {
        #expect(try lines("TallOddsMatchCard", width: 60).allSatisfy { DisplayText($0).width <= 60 })
    }

    @Test func `the JSON has what the table has, for every component`() throws {
        struct Listed: Decodable {
            let component: String
            let fields: [Field]
            let requests: [Request]
            struct Field: Decodable { let path, type: String; let needed: Bool; let description: String? }
            struct Request: Decodable { let name, example, words: String }
        }
        let components = ComponentRegistry.goma.components

        let listed = try JSONDecoder().decode([Listed].self, from: Data(FieldListing.json(of: components).utf8))

        expect(listed.map(\.component), is: components.map(\.name))
        expect(listed.map { $0.requests.map(\.example) }, is: components.map { $0.requests.map(\.text) })
        for (one, component) in zip(listed, components) {
            let rows = FieldListing.lines(of: [component], width: nil).dropFirst(3).prefix { !$0.isEmpty }
            expect(rows.map { String($0.prefix { $0 != " " }) }, is: one.fields.map(\.path), "\(component.name)")
            #expect(one.fields.allSatisfy { $0.description != nil || $0.path.contains(".") }, "\(component.name)")
        }
    }

    @Test func `what a component shows on a page stands below its requests`() throws {
        let button = try ComponentRegistry.goma.component(named: "Button")
        #expect(!FieldListing.lines(of: [button], width: nil).contains { $0.hasPrefix("On a page") })

        let lines = FieldListing.lines(of: [button], width: nil) { $0.name == "Button" ? ["Race", "Runner"] : [] }
        expect(
            lines.suffix(4),
            is: [
                "", "On a page it shows, by \"of\" and \"each\", values of the types:", "  Race", "  Runner",
            ])
        try expect(FieldListing.json(of: [button]) { _ in ["Race"] }, contains: "\"Race\"")
    }
}
