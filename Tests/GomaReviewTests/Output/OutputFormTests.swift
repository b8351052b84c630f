import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaReview

@Suite struct OutputFormTests {
    private static let hostile = "a\u{1B}[31m\u{7}\u{9B}\u{202E}\u{7F}\r\u{E0001}b"

    @Test func `JSON says the same with its controls escaped`() throws {
        let text = String(decoding: try JSONEncoder().encode([Self.hostile]), as: UTF8.self)

        let safe = OutputForm.json.safe(text)

        #expect(!safe.unicodeScalars.contains(where: TextGate.isHarmful))
        #expect(safe.contains("\\u009b") && safe.contains("\\u202e") && safe.contains("\\udb40\\udc01"))
        #expect(try JSONDecoder().decode([String].self, from: Data(safe.utf8)) == [Self.hostile])
    }

    @Test func `JSON keeps its lines, and what needs no escape`() {
        #expect(OutputForm.json.safe("{\n  \"a\" : \"é日\"\n}") == "{\n  \"a\" : \"é日\"\n}")
    }

    @Test(arguments: [
        (OutputForm.text, "a\\nb\\tc"), (.styledText, "a\\nb\\tc"), (.document, "a\nb\tc"),
    ])
    func `a line has no line ends in it, a document has`(form: OutputForm, shown: String) {
        #expect(form.safe("a\nb\tc") == shown)
    }

    @Test(arguments: [OutputForm.text, .styledText, .document, .json])
    func `no form lets anything through but what is meant`(form: OutputForm) {
        let safe = form.safe(Self.hostile.replacingOccurrences(of: "\u{1B}[31m", with: "\u{1B}[2J"))
        #expect(!safe.unicodeScalars.contains(where: TextGate.isHarmful))
    }

    @Test func `columns are as wide as what is printed in them`() {
        let lines = TextTable.lines(of: [["\u{1B}[2J", "x"], ["abc", "y"]])
        #expect(lines == ["\\u{1B}[2J  x", "abc        y"])
    }

    @Test func `markup holds no marks that turn the direction of text`() {
        #expect(Markup.escaped("a\u{202E}<\u{2066}\u{1B}\u{9B}") == "a\u{FFFD}&lt;\u{FFFD}\u{FFFD}\u{FFFD}")
    }
}
