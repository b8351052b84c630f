import Expectations
import GomaKit
import Testing

@testable import GomaTesting

/// Where two states differ.
struct JSONDifferenceTests {
    private let match: JSONValue = .object(["odds": .array([.integer(1), .integer(2)]), "title": .string("Home")])

    @Test func `the first place that differs is told, with both values`() throws {
        let other: JSONValue = .object(["odds": .array([.integer(1), .integer(3)]), "title": .string("Away")])

        let found = try #require(match.firstDifference(from: other, unless: { _ in false }))

        expect(JSONValue.words(for: found.path), is: "odds[1]")
        expect(found.own, is: .integer(2))
        expect(found.other, is: .integer(3))
    }

    @Test func `what may differ is left aside, and what comes after it is not`() throws {
        let other: JSONValue = .object(["odds": .array([.integer(1), .integer(3)]), "title": .string("Away")])

        let found = try #require(match.firstDifference(from: other, unless: { $0.first == .key("odds") }))

        expect(JSONValue.words(for: found.path), is: "title")
        #expect(match.firstDifference(from: other, unless: { !$0.isEmpty }) == nil)
    }

    @Test func `a field that one of them lacks is told, and lists of other lengths`() throws {
        let short: JSONValue = .object(["odds": .array([.integer(1)])])

        let list = try #require(match.firstDifference(from: short, unless: { _ in false }))
        let field = try #require(match.firstDifference(from: short, unless: { $0 == [.key("odds")] }))

        expect(JSONValue.words(for: list.path), is: "odds")
        expect(list.other, is: .array([.integer(1)]))
        #expect(JSONValue.words(for: field.path) == "title" && field.own == .string("Home") && field.other == nil)
        expect(field.ownText, is: "\"Home\"")
        expect(field.otherText, is: "nothing")
        #expect(match.firstDifference(from: match, unless: { _ in false }) == nil)
    }

    @Test func `texts of some kinds become one text, empty ones and others stay`() {
        let list: JSONValue = .array([
            .object(["title": .string("Home"), "id": .string("h")]),
            .object(["title": .string(""), "id": .string("a")]),
        ])

        expect(list.kindsOfTexts, is: ["id", "title"])
        expect(
            list.replacingTexts(at: ["title"], with: "Same"),
            is: .array([
                .object(["title": .string("Same"), "id": .string("h")]),
                .object(["title": .string(""), "id": .string("a")]),
            ]))
    }

    @Test func `a place of which all texts are empty is no kind of text`() {
        let list: JSONValue = .array([
            .object(["title": .string("Home"), "note": .string("")]), .object(["note": .string("")]),
        ])

        expect(list.kindsOfTexts, is: ["title"])
    }

    @Test(arguments: [
        ("id", true), ("matches.competitionID", true), ("links.url", true), ("destination", true), ("title", false),
        ("ids", true), ("videoIDs", true), ("gameId", true), ("valid", false), ("identity", false),
        ("paid", false), ("currency", true), ("postcode", true), ("curlew", false),
    ])
    func `identifiers, codes and addresses say which thing is meant`(kind: String, saysWhich: Bool) {
        expect(JSONValue.saysWhich(kind), is: saysWhich)
    }
}
