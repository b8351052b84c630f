import Expectations
import Foundation
import Testing

@testable import GomaKit
@testable import GomaPages

/// Files of values, whose elements are read when somebody looks at them.
struct JSONDocumentTests {
    private func document(_ text: String) throws -> JSONDocument { try JSONDocument(json: Array(text.utf8)) }

    @Test(arguments: [
        "null", "true", "false", "0", "-0", "12", "-7", "1.0", "1.50", "0.1", "1e3", "1E-2", "12345678901234567890",
        "1.000000000000000001",
        "\"\"", "\"a\"", "\"\\u00e9\\n\\t\\\"\\\\\\/\"", "\"\\ud83d\\ude00x\"", "\"é😀\"", "[]", "{}",
        " [ 1 , [ 2 , { } ] ] ",
        "{\"a\": {\"b\": [1, null, true, \"x\"]}, \"c\": -1.25}", "[[[[1]]]]",
        "[{\"id\": 1}, \"b\", 3, null, {\"id\": {}}]",
    ])
    func `what is read is what is written`(text: String) throws {
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))

        try expect(document(text).value, is: value)
        try expect(document(" {\"deep\": [\(text)]}").whole.field("deep")?.value, is: .array([value]))
    }

    @Test(arguments: [
        "", " ", "nul", "tru e", "01", "1.", ".5", "+1", "1e", "-", "\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"",
        "\"\\ud800\\u0041\"",
        "\"a\nb\"", "[1,]", "[1 2]", "[", "]", "{\"a\"}", "{\"a\":}", "{a: 1}", "{\"a\": 1,}", "{\"a\": 1", "1 1",
        "[] x", "'a'", "[1] // x",
        String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
    ])
    func `what is no JSON by the letter is none`(text: String) {
        #expect(throws: JSONMistake.self) { try document(text) }
        #expect(throws: JSONMistake.self) { try document("[{\"id\": \"a\"}, \(text.isEmpty ? "," : text)") }
    }

    @Test func `a mistake has its line and column`() {
        let error = #expect(throws: JSONMistake.self) { try document("[\n  {\"é\": 1},\n  {\"é\": x}\n]") }

        expect(error?.words(in: "a.json"), is: "a.json:3:9: what stands here is no JSON")
    }

    @Test func `elements are called what stands in their id, else by their places`() throws {
        let text = """
            [{"id": "a"}, {"x": {"id": "no"}}, {"id": 7, "id": 8}, "word", 12, {"\\u0069d": "e"}, {"id": null}, [1], {"id": "é\\n"}]
            """

        let elements = try #require(try document(text).elements)

        expect(elements.ids, is: ["a", "1", "7", "word", "12", "e", "6", "7", "é\n"])
        expect(elements.index(of: "word", near: 0), is: 3)
        expect(elements.index(of: "a", near: 8), is: 0)
        #expect(elements.index(of: "3", near: 2) == 3 && elements.index(of: "9", near: 2) == nil)
    }

    @Test func `a line each is an element each`() throws {
        let text = "\n{\"id\": \"a\"}\n\n  {\"id\": \"b\"} \r\n[3]"
        let document = try JSONDocument(lines: Array(text.utf8))

        expect(document.elements?.ids, is: ["a", "b", "2"])
        expect(
            document.value,
            is: .array([.object(["id": .string("a")]), .object(["id": .string("b")]), .array([.integer(3)])]))
        #expect(throws: JSONMistake.self) { try JSONDocument(lines: Array("1 2".utf8)) }
        try expect(JSONDocument(lines: []).value, is: .array([]))
    }

    // MARK: Files

    @Test func `all lines that cannot be read are told, with their places`() {
        let error = #expect(throws: FileMistakes.self) {
            try JSONDocument.read("{\"id\": 1}\n{\"id\": [}\n\n{id: 2}\n}\n", file: "a.jsonl")
        }

        expect(error?.all.map { String($0.prefix(9)) }, is: ["a.jsonl:2", "a.jsonl:5"])
    }

    @Test func `lines that end as those of Windows do are read one by one where one is YAML`() throws {
        let document = try JSONDocument.read("{\"id\": 1}\r\n{id: 2}\r\n", file: "a.jsonl")
        let error = #expect(throws: FileMistakes.self) {
            try JSONDocument.read("{\"id\": 1}\r\n{\"id\": [}\r\n", file: "a.jsonl")
        }

        expect(document.value, is: (try DataText.value(of: "[{id: 1}, {id: 2}]", file: "a")))
        expect(error?.all.map { String($0.prefix(9)) }, is: ["a.jsonl:2"])
    }

    @Test func `of many lines that cannot be read some are told and the others counted`() {
        let error = #expect(throws: FileMistakes.self) {
            try JSONDocument.read(String(repeating: "]\n", count: 12), file: "a.jsonl")
        }

        expect(error?.all.count, is: 11)
        expect(error?.all.last, is: "a.jsonl: 2 more lines cannot be read")
    }

    @Test func `a long file of JSON with a mistake is told with its place`() {
        let text = "[" + String(repeating: "{\"id\": \"a\"},\n", count: 100_000) + "{id: 3}]"
        let error = #expect(throws: FileMistakes.self) { try JSONDocument.read(text, file: "a.json") }

        expect(error?.all, is: ["a.json:100001:2: what stands here is no JSON"])
    }

    @Test(arguments: ["a.jsonl", "a.ndjson"])
    func `either name of a file of lines tells that it is one`(name: String) throws {
        try expect(JSONDocument.read("{\"id\": \"a\"}\n{\"id\": \"b\"}\n", file: name).elements?.ids, is: ["a", "b"])
    }

    @Test func `JSON that is not right by the letter is read where it is YAML`() throws {
        try expect(JSONDocument.read("[{id: a}, {id: b},]", file: "a.json").elements?.ids, is: ["a", "b"])
    }
}
