import Expectations
import Testing

@testable import GomaKit

struct ThemeTextTests {
    private func message(for yaml: String) -> String? {
        let error = #expect(throws: ThemeError.self) { try ThemeText.mapping(in: yaml, file: "night.yaml") }
        return error?.description
    }

    private static let alias =
        "\"&\" and \"*\" make anchors and aliases, which a theme may not have; write the value itself, in quotes where it "
        + "begins with such a character"
    private static let tooDeep = "is nested too deeply; a theme has fields, roles and { light, dark }"

    @Test(arguments: [
        ("name: n\ncolors:\n  textOdds: &a \"#fff\"", 3), ("a: *b", 1), ("a: [x, *b]", 1), ("- *b", 1), ("{a: *b}", 1),
        ("*a : b", 1), ("a: [x#y, *b]", 1), ("a: ['it''s', *b]", 1), ("a: 'it'\n*b : c", 2), ("# c\r*b : c", 2),
        ("a: \"b\\\n\"\n*b : c", 3),
    ])
    func `anchors and aliases are refused with their line`(yaml: String, line: Int) {
        expect(message(for: yaml), is: "night.yaml:\(line): \(Self.alias)")
    }

    @Test func `an alias bomb is refused before it is read`() {
        let bomb = (1...30).map { level in
            let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            return "a\(level): &a\(level) [\(aliases)]"
        }

        expect(message(for: "a0: &a0 x\n" + bomb.joined(separator: "\n")), is: "night.yaml:1: \(Self.alias)")
    }

    @Test(arguments: [
        "title: Salt & Pepper, *really*, & more", "title: \"&a *b\"", "title: '*b'", "title: x # *b", "# &a\na: b",
        "title: \"\\\" *b\"", "author: A (http://a.b/*c)", "title: 'it''s: *b'", "title: 'it''s\n  *b'",
        "title: '''*b'''",
    ])
    func `the same characters inside words, quotes and comments are let be`(yaml: String) throws {
        let mapping = try ThemeText.mapping(in: yaml, file: "night.yaml")

        expect(mapping.count, is: 1)
    }

    @Test(arguments: [
        "title: |\n  *a\n  &b c: *d\n\n  *e", "title: >-\n  *a", "title: |+ # *a\n\n  *b\n    *c",
        "title: |2\n    *a\n  *b",
        "title: |\r\n  *a\r\n\r\n  *b\r\n", "a:\n  - |\n    *b\n  - - c: >\n        &d\n", "\"a\": |\n \"\n *b",
    ])
    func `the same characters in a text behind a bar or an angle are let be`(yaml: String) throws {
        try expect(ThemeText.mapping(in: yaml, file: "night.yaml").count, is: 1)
    }

    @Test(arguments: [
        ("a: |\n  *b\nc: *d", 3), ("a: |\n  *b\n*c : d", 3), ("- - |\n    *a\n  - *b", 3),
        ("a: |\n\n    \n  *b", 4), ("a: |4\n  *b", 2), ("a:|\n  *b", 2), ("a: [|\n  *b]", 2),
        ("a: |\n  b\r*c : d", 3), ("a: |\n  b\u{85}*c : d", 3), ("a: |\n  b\u{2028}*c : d", 3),
    ])
    func `anchors and aliases are refused where such a text has ended`(yaml: String, line: Int) {
        expect(message(for: yaml), is: "night.yaml:\(line): \(Self.alias)")
    }

    /// What stands on the second line is no quote that goes on.
    @Test(arguments: ["a: |\n  \"\nb: &x [1]\nc: *x", "a: x\n  \" y\nb: &x [1]\nc: *x"])
    func `an anchor is refused wherever a mark of quotation stands before it`(yaml: String) {
        expect(message(for: yaml), is: "night.yaml:3: \(Self.alias)")
    }

    @Test func `a line may be indented by 64 columns, and no further`() throws {
        func yaml(_ columns: Int) -> String { "a:\n" + String(repeating: " ", count: columns) + "b: c" }

        try expect(ThemeText.mapping(in: yaml(64), file: "night.yaml").count, is: 1)
        expect(message(for: yaml(65)), is: "night.yaml:2: \(Self.tooDeep)")
    }

    @Test(
        arguments: [
            "a: " + String(repeating: "[", count: 100_000), "a: " + String(repeating: "{a: ", count: 100_000),
            String(repeating: "- ", count: 100_000) + "a", String(repeating: "? ", count: 100_000) + "a",
            (0..<200).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
        ])
    func `deep nesting is refused before it is read`(yaml: String) {
        expect(message(for: yaml)?.hasSuffix(Self.tooDeep), is: true)
    }

    @Test func `a text of more than a mebibyte is refused`() {
        let yaml = "name: " + String(repeating: "x", count: 1 << 20)

        expect(message(for: yaml), is: "night.yaml: is larger than 1 MiB; a theme is a small text")
    }

    @Test func `a text of exactly a mebibyte is read`() throws {
        let start = "name: n #"
        let yaml = start + String(repeating: "x", count: (1 << 20) - start.utf8.count)

        try expect(ThemeText.mapping(in: yaml, file: "night.yaml").count, is: 1)
    }

    @Test func `sixteen brackets inside each other are read, and one more is too deep`() throws {
        func yaml(_ depth: Int) -> String {
            "a: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }

        try expect(ThemeText.mapping(in: yaml(16), file: "night.yaml").count, is: 1)
        expect(message(for: yaml(17)), is: "night.yaml:1: \(Self.tooDeep)")
    }

    @Test func `a text with a null character is no text`() {
        expect(message(for: "name: \0"), is: "night.yaml: is not UTF-8 text")
    }

    @Test func `words of YAML itself stay on one line`() {
        let message = message(for: "name: n\ncolors: {")

        expect(message?.hasPrefix("night.yaml:"), is: true)
        expect(message?.contains("not YAML: "), is: true)
        expect(message?.contains("\n"), is: false)
    }
}
