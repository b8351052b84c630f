import Expectations
import Foundation
import TerminalKit
import Testing

@Suite struct OutputFormTests {
    private static let hostile = "a\u{1B}[31m\u{7}\u{9B}\u{202E}\u{7F}\r\u{E0001}b"

    @Test func `JSON says the same with its controls escaped`() throws {
        let text = String(decoding: try JSONEncoder().encode([Self.hostile]), as: UTF8.self)

        let safe = OutputForm.json.safe(text)

        #expect(!safe.unicodeScalars.contains(where: TextGate.isHarmful))
        expect(safe, contains: "\\u009b")
        expect(safe, contains: "\\u202e")
        expect(safe, contains: "\\udb40\\udc01")
        try expect(JSONDecoder().decode([String].self, from: Data(safe.utf8)), is: [Self.hostile])
    }

    @Test func `JSON keeps its lines, and what needs no escape`() {
        expect(OutputForm.json.safe("{\n  \"a\" : \"é日\"\n}"), is: "{\n  \"a\" : \"é日\"\n}")
    }

    @Test func `YAML has an escape for each size of number`() {
        expect(OutputForm.yaml.safe("\"\u{9B}\u{202E}\u{E0001}\"\n"), is: "\"\\x9b\\u202e\\U000e0001\"\n")
    }

    @Test(arguments: [
        (OutputForm.text, "a\\nb\\tc"), (.styledText, "a\\nb\\tc"), (.document, "a\nb\tc"),
        (.styledDocument, "a\nb\\tc"),
    ])
    func `a line has no line ends in it, a document has`(form: OutputForm, shown: String) {
        expect(form.safe("a\nb\tc"), is: shown)
    }

    @Test func `a document keeps the colours of its lines`() {
        expect(OutputForm.styledDocument.safe("\u{1B}[1mx\n\u{1B}[2J"), is: "\u{1B}[1mx\n\\u{1B}[2J")
    }

    @Test(arguments: OutputForm.allCases)
    func `no form lets anything through but what is meant, and what has passed passes again`(form: OutputForm) {
        let all = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))

        let safe = form.safe(Self.hostile.replacingOccurrences(of: "\u{1B}[31m", with: "\u{1B}[2J") + all)

        #expect(!safe.unicodeScalars.contains { TextGate.isHarmful($0) && $0 != "\n" && $0 != "\t" })
        expect(form.safe(safe), is: safe)
    }
}
