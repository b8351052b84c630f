import Expectations
import Foundation
import TerminalKit
import Testing

@testable import GomaKit

struct ThemeSchemaTests {
    private static let themes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Themes")

    private func schema() throws -> [String: Any] {
        let data = try Data(contentsOf: Self.themes.appending(path: "theme.schema.json"))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func value(_ path: String..., in schema: [String: Any]) throws -> Any {
        try path.reduce(schema as Any) { try #require(($0 as? [String: Any])?[$1]) }
    }

    @Test func `the schema's roles are exactly the tokens`() throws {
        let schema = try schema()
        let roles = try #require(value("properties", "colors", "properties", in: schema) as? [String: Any])
        let names = try #require(value("$defs", "role", "enum", in: schema) as? [String])

        expect(Set(roles.keys), is: Set(ColorRole.ownCases.map(\.name)))
        expect(names, is: ColorRole.ownCases.map(\.name))
    }

    @Test(arguments: [
        ("race:photoFinish", true), ("acme-bets:x2", true), ("photoFinish", false), ("race:photo-finish", false),
        ("2race:x", false), ("race:", false), ("a:b:c", false),
    ])
    func `the schema takes the names that a declaration takes`(name: String, isGood: Bool) throws {
        let schema = try schema()
        let patterns = try #require(value("properties", "colors", "patternProperties", in: schema) as? [String: Any])
        let pattern = try Regex(#require(patterns.keys.first))
        let color = DynamicColor(.terminalDefault)
        let definition = RoleDefinition(name: name, use: .ink, color: color, standIn: nil, attributes: [])

        expect((name.firstMatch(of: pattern) != nil), is: isGood)
        expect(definition.hasGoodName, is: isGood)
    }

    @Test func `the schema's fields and words are those that are read`() throws {
        let schema = try schema()
        let fields = try #require(value("properties", in: schema) as? [String: Any])

        expect(Set(fields.keys), is: Set(ThemeFile.fields))
        #expect(
            try value("$defs", "attribute", "enum", in: schema) as? [String] == TextAttributes.named.map(\.name))
        #expect(
            try value("properties", "glyphs", "enum", in: schema) as? [String] == ThemeGlyphs.allCases.map(\.rawValue))
        #expect(
            try value("properties", "borders", "enum", in: schema) as? [String]
                == ThemeBorders.allCases.map(\.rawValue))
    }

    @Test(arguments: ThemeLibrary.embedded.names)
    func `a shipped theme begins with a reference to the schema`(name: String) throws {
        let text = try String(contentsOf: Self.themes.appending(path: "\(name).yaml"), encoding: .utf8)

        #expect(text.hasPrefix("# yaml-language-server: $schema=theme.schema.json\n"))
    }
}
