import Expectations
import Foundation
import GomaCatalog
import Testing

@testable import GomaKit

struct SchemaProbeTests {
    private enum Raw: String, Codable { case one, two }
    private enum Listed: Int, Codable, CaseIterable { case low = 3, high = 9 }
    private enum Carrying: Codable {
        case nothing
        case one(Int)
        case several(name: String, isOn: Bool?)
    }
    private struct Inner: Codable {
        var names: Set<String>
        var table: [String: Double]
    }
    private struct Whole: Codable {
        var last: UInt8
        var amount: Decimal?
        var inner: [Inner]
        var carrying: Carrying
        var listed: Listed
        private enum CodingKeys: String, CodingKey { case last = "z", amount, inner, carrying, listed }
    }
    private struct Wrapper: Codable {
        var value: String
        init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(String.self) }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }
    private struct Pair: Codable {
        init(from decoder: any Decoder) throws { _ = try decoder.unkeyedContainer() }
        func encode(to encoder: any Encoder) throws {}
    }
    private struct Search: Codable, Equatable {
        @TypedText<SearchLength> var text: String
        var others: [Self]?
    }
    private struct Tree: Codable { var children: [Tree] }
    private struct Picky: Codable {
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            guard !text.isEmpty else { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")) }
        }
        func encode(to encoder: any Encoder) throws {}
    }

    private enum Side: String, Codable, CodingKeyRepresentable { case home, away }
    private struct Linked: Codable {
        var id: UUID
        var picky: Picky?
        var page: URL
        var title: String
    }
    private indirect enum Rule: Codable {
        case least(Int)
        case not(Rule)
    }
    private struct Bonus: Codable {
        var title: String
        var rule: Rule
    }

    @Test func `fields keep the names under which they are written, and their order`() {
        let inner = StateSchema.fields([
            .init(name: "names", schema: .list(.text)), .init(name: "table", schema: .map(.decimal())),
        ])
        let carrying = StateSchema.cases([
            .init(name: "nothing", payload: []), .init(name: "one", payload: [.init(name: "_0", schema: .integer())]),
            .init(
                name: "several",
                payload: [.init(name: "name", schema: .text), .init(name: "isOn", schema: .optional(.bool))]),
        ])

        expect(
            SchemaProbe.schema(of: Whole.self),
            is: .fields([
                .init(name: "z", schema: .integer()), .init(name: "amount", schema: .optional(.decimal())),
                .init(name: "inner", schema: .list(inner)), .init(name: "carrying", schema: carrying),
                .init(name: "listed", schema: .choice([.integer(3), .integer(9)])),
            ]))
    }

    @Test func `a type of one value is as that value`() {
        expect(SchemaProbe.schema(of: Wrapper.self), is: .text)
        expect(SchemaProbe.schema(of: [Wrapper?].self), is: .list(.optional(.text)))
    }

    @Test func `a text that the customer types has its limit in the schema`() {
        let schema = SchemaProbe.schema(of: Search.self)

        expect(schema[[.key("text")]], is: .typedText(upTo: 100))
        expect(schema[[.key("text")]].isText, is: true)
        expect(StateSchema.optional(.text).isText, is: true)
        expect(StateSchema.bool.isText, is: false)
        expect(schema[[.key("text")]].plainest, is: .string(""))
    }

    @Test func `data with a text that is too long is refused, with its place and the limit`() throws {
        func search(_ count: Int) -> Data { Data(#"{"text": "\#(String(repeating: "é", count: count))"}"#.utf8) }

        try expect(JSONDecoder().decode(Search.self, from: search(100)).text.count, is: 100)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Search].self, from: Data("[".utf8) + search(101) + Data("]".utf8))
        }
        let problem = try #require(error)
        expect(StateProblem.words(for: problem), is: "[0].text: wants text of at most 100 characters")
        let schema = StateSchema.list(SchemaProbe.schema(of: Search.self))
        expect(StateProblem.words(for: problem, in: schema), is: "[0].text: wants text of at most 100 characters")
    }

    @Test func `a program's text is cut, and a mark without end with it`() {
        var search = Search(text: String(repeating: "a", count: 1 << 20))
        expect(search.text.utf8.count, is: 100)

        search.text = "e" + String(repeating: "\u{301}", count: 1 << 20)
        #expect(search.text.utf8.count < 100 * 31 * 2)
        search.text = "short"
        expect(search.text, is: "short")
    }

    @Test func `what cannot be looked through stays unknown, and takes nothing else with it`() {
        expect(SchemaProbe.schema(of: Pair.self), is: .unknown)
        expect(SchemaProbe.schema(of: Picky.self), is: .unknown)
        expect(SchemaProbe.schema(of: Raw.self), is: .unknown)
        expect(SchemaProbe.schema(of: [String: Picky].self), is: .map(.unknown))
        expect(
            SchemaProbe.schema(of: Tree.self), is: .fields([.init(name: "children", schema: .list(.unknown))]))
    }

    @Test func `a field that cannot be looked through leaves those beside it known`() {
        expect(
            SchemaProbe.schema(of: Linked.self),
            is: .fields([
                .init(name: "id", schema: .unknown), .init(name: "picky", schema: .optional(.unknown)),
                .init(name: "page", schema: .unknown), .init(name: "title", schema: .text),
            ]))
    }

    @Test func `an enum that holds itself is not known, so that no case of it is a mistake`() throws {
        let schema = SchemaProbe.schema(of: Bonus.self)
        let value = try #require(JSONValue(encoding: Bonus(title: "Boost", rule: .not(.least(3)))))

        expect(schema, is: .fields([.init(name: "title", schema: .text), .init(name: "rule", schema: .unknown)]))
        expectEmpty(schema.mistakes(in: value))
    }

    @Test func `a table goes by texts, by numbers or by names of its own`() throws {
        let schema = SchemaProbe.schema(of: [Int: String].self)
        let value = try #require(JSONValue(encoding: [7: "Won"]))

        expect(schema, is: .map(.text))
        expect(SchemaProbe.schema(of: [Side: Int].self), is: .map(.integer()))
        expectEmpty(schema.mistakes(in: value))
    }

    @Test func `the names of cases are those that Swift prints`() {
        expect(EnumCaseNames.names(of: OddsChange.self), is: OddsChange.allCases.map { "\($0)" })
        expect(EnumCaseNames.names(of: Pictogram.self), is: Pictogram.allCases.map { "\($0)" })
        expect(EnumCaseNames.names(of: StyleToken.self), is: StyleToken.allCases.map { "\($0)" })
        expect(Set(EnumCaseNames.names(of: Carrying.self) ?? []), is: ["nothing", "one", "several"])
        expect(EnumCaseNames.names(of: Whole.self), is: nil)
        expect(EnumCaseNames.names(of: Int?.self), is: nil)
        expect(EnumCaseNames.names(of: (any Error).self), is: nil)
    }

    @Test func `the plainest values are nothing and nought`() {
        let schema = SchemaProbe.schema(of: Whole.self)

        expect(
            schema.plainest,
            is: .object([
                "z": .integer(0), "inner": .array([]), "carrying": .object(["nothing": .object([:])]),
                "listed": .integer(3),
            ]))
    }
}
