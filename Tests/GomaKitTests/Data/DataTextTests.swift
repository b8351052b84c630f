import Expectations
import Testing

@testable import GomaKit

/// What plain words in YAML stand for.
struct DataTextTests {
    @Test(arguments: [
        "yes", "No", "on", "Off", "True", "FALSE", "NULL", "Null", "1_000", "12:30", "2026-04-18", "-inf",
    ])
    func `what is no number, and neither true, false nor null as it is written, is a word`(word: String) throws {
        try expect(DataText.value(of: "- \(word)", file: "a.yaml"), is: .array([.string(word)]))
    }

    @Test(arguments: [
        ("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null), ("~", .null),
        ("\"null\"", .string("null")), ("'true'", .string("true")), ("'7'", .string("7")), ("\"\"", .string("")),
        (".5", .number(0.5)), ("+2", .integer(2)), ("-7", .integer(-7)), ("007", .integer(7)),
    ])
    func `a word that means something is that, and what is quoted a text`(text: String, value: JSONValue) throws {
        try expect(DataText.value(of: "- \(text)", file: "a.yaml"), is: .array([value]))
    }

    @Test func `a text that keeps its lines may begin them with any sign`() throws {
        let value = try DataText.value(of: "text: |\n  * one\n  & two\n", file: "a.yaml")

        expect(value, is: .object(["text": .string("* one\n& two\n")]))
    }

    @Test func `a file that holds nothing is nothing`() throws {
        try expect(DataText.value(of: "# Later.\n", file: "a.yaml"), is: .null)
    }
}
