import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@Suite struct OutputFormTests {
    @Test(arguments: [
        ("a.json", OutputForm.json), ("b/a.cast", .json), ("a.yaml", .yaml), ("a.yml", .yaml),
        ("a.ansi", .styledDocument), ("a.txt", .document), ("a.html", .document), ("a.svg", .document),
        ("a.swift", .document), ("a.play", .document), ("json", .document),
    ])
    func `how a file's name ends says its form`(name: String, form: OutputForm) {
        expect(OutputForm(ofFile: name), is: form)
    }

    @Test func `columns are as wide as what is printed in them`() {
        let lines = TextTable.lines(of: [["\u{1B}[2J", "x"], ["abc", "y"]])
        expect(lines, is: ["\\u{1B}[2J  x", "abc        y"])
    }

    @Test func `markup holds no marks that turn the direction of text`() {
        expect(Markup.escaped("a\u{202E}<\u{2066}\u{1B}\u{9B}"), is: "a\u{FFFD}&lt;\u{FFFD}\u{FFFD}\u{FFFD}")
    }
}
