import Expectations
import Testing

@testable import GomaKit

struct LocatedValueTests {
    private func located(_ text: String) throws -> LocatedValue { try DataText.located(of: text, file: "a.yaml") }

    private func place(_ line: Int, _ column: Int) -> TextPlace { TextPlace(line: line, column: column) }

    @Test func `each value and each name knows where it stands`() throws {
        let page = try located(
            """
            # A page.
            title: Football
            games:
              - id: a
                odds: { home: 1.5, away: "ü", draw: 3 }
              - 7
            last:
            """)

        expect(page.place, is: place(2, 1))
        expect(page.fields?.map(\.name), is: ["title", "games", "last"])
        expect(page[field: "title"]?.place, is: place(2, 8))
        let games = try #require(page[field: "games"]?.elements)
        expect(games.map(\.place), is: [place(4, 5), place(6, 5)])
        let odds = try #require(games[0][field: "odds"]?.fields)
        expect(odds.map(\.keyPlace), is: [place(5, 13), place(5, 24), place(5, 35)])
        expect(odds[2].value.place, is: place(5, 41))
        expect(page.fields?.last?.keyPlace, is: place(7, 1))
        #expect(page[field: "titel"] == nil && page.elements == nil && games[1].fields == nil)
    }

    @Test(arguments: [
        "a: 1\nb: [x, {c: true}, ~, 1.50]", "{\"a\": [\"\\ud83d\\ude00\", {}], \"b\": null}", "- yes\n- \"7\"", "",
        "[]", "7",
    ])
    func `without its places it is what is read without places`(text: String) throws {
        try expect(located(text).value, is: DataText.value(of: text, file: "a.yaml"))
    }

    @Test func `JSON has places too, behind escapes as well`() throws {
        let value = try located(
            #"{"a": ["\\ud83d\\ude00", "\ud83d\ude00\uD83C\uDFB0", 3],"# + "\r\n" + #" "b": "x\n"}"#)

        let elements = try #require(value[field: "a"]?.elements)
        expect(elements.map(\.place), is: [place(1, 8), place(1, 26), place(1, 54)])
        expect(elements.map(\.value), is: [.string("\\ud83d\\ude00"), .string("😀🎰"), .integer(3)])
        expect(value.fields?.map(\.keyPlace), is: [place(1, 2), place(2, 2)])
        expect(value[field: "b"]?.place, is: place(2, 7))
    }

    @Test func `names that stand twice are kept, and their places are those of the file`() throws {
        let value = try located(
            """
            a: 1
            b: {x: 1, "x": {y: 2}, x: 3, z: 4}
            a: 2
            """)

        expect(value.fields?.map(\.name), is: ["a", "b", "a"])
        expect(value.repeatedFields.map(\.field.keyPlace), is: [place(2, 11), place(2, 24), place(3, 1)])
        expect(value.repeatedFields.map { JSONValue.words(for: $0.path) }, is: ["b.x", "b.x", "a"])
        expect(value[field: "b"]?[field: "z"]?.place, is: place(2, 33))
        expect(value[[.key("b"), .key("x")]]?.value, is: .integer(1))
        expect(value.value[[.key("a")]], is: .integer(1))
    }

    @Test func `of very many that stand twice reading ends, with the line`() {
        let text = (0..<30).map { "n\($0): 1\nn\($0): 2\n" }.joined()

        let error = #expect(throws: DataTextError.self) { try located(text) }

        expect(error?.description.hasSuffix("stands there twice"), is: true, "\(String(describing: error))")
    }

    @Test func `ten names that stand twice are kept, and one more is refused`() throws {
        func text(_ count: Int) -> String { (0..<count).map { "n\($0): 1\nn\($0): 2\n" }.joined() }

        try expect(located(text(10)).repeatedFields.count, is: 10)
        #expect(throws: DataTextError.self) { try located(text(11)) }
    }

    @Test(arguments: [
        ("title: [", "a.yaml:2:1: not YAML"), ("a: 1\ntitle: &a x", "a.yaml:2: \"&\" and \"*\" make anchors"),
        ("a: \0", "a.yaml: is not UTF-8 text"),
    ])
    func `what cannot be read is refused as without places`(text: String, message: String) {
        let error = #expect(throws: DataTextError.self) { try located(text) }
        expect(error?.description.hasPrefix(message), is: true, "\(String(describing: error))")
    }

    @Test func `a way leads to a name, to an element, or to what would have it`() throws {
        let value = try located("a:\n  - b: {c: 1}\n  - d: 2\n")

        expect(value.place(of: [.key("a")]), is: place(1, 1))
        expect(value.place(of: [.key("a"), .index(1)]), is: place(3, 5))
        expect(value.place(of: [.key("a"), .index(0), .key("b"), .key("c")]), is: place(2, 9))
        expect(value.place(of: [.key("a"), .index(1), .key("missing")]), is: place(3, 5))
        expect(value.place(of: [.key("a"), .index(0), .key("b"), .key("missing")]), is: place(2, 5))
        expect(value.place(of: [.key("missing")]), is: place(1, 1))
    }
}
