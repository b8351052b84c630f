import Expectations
import Foundation
import Testing

@testable import NcursesScreen
@testable import TerminalKit

struct TerminalReportTests {
    private func report(_ description: TerminalDescription?) -> TerminalReport {
        var report = TerminalReport.current()
        report.description = description
        return report
    }

    private func text(of fact: String, _ description: TerminalDescription?) -> String? {
        report(description).facts.first { $0.name == fact }?.text
    }

    @Test func `a mouse is there where terminfo mentions it, and nowhere else`() {
        let none = "no: terminfo does not mention one"

        expect(text(of: "mouse", TerminalDescription(colors: 8, hasMouse: true)), is: "yes")
        expect(text(of: "mouse", TerminalDescription(colors: 8, hasMouse: false)), is: none)
        expect(text(of: "mouse", nil), is: none)
    }

    @Test func `bracketed paste is asked for wherever terminfo knows the terminal`() {
        let unmentioned = "asked for, though terminfo does not mention it"

        expect(text(of: "bracketed paste", TerminalDescription(colors: 8, hasBracketedPaste: true)), is: "yes")
        expect(text(of: "bracketed paste", TerminalDescription(colors: 8)), is: unmentioned)
        expect(text(of: "bracketed paste", nil), is: "no: terminfo has no entry")
    }

    @Test func `terminals are looked at from many threads at a time`() async {
        let types = ["xterm", "tmux-256color", "no-such-terminal", "vt100"]
        let alone = types.map { TerminalDescription.find($0) }

        let together = await withTaskGroup(of: (Int, TerminalDescription?).self) { group in
            for round in 0..<40_000 {
                group.addTask { (round % types.count, TerminalDescription.find(types[round % types.count])) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(together.count == 40_000 && together.allSatisfy { $0.1 == alone[$0.0] })
        #expect(alone[2] == nil && alone[1]?.colors == 256)
    }

    @Test(arguments: [true, false])
    func `each stream is told to be a terminal by itself`(isInput: Bool) {
        var report = report(nil)
        report.isInputTerminal = isInput
        report.isOutputTerminal = !isInput

        let streams = report.facts.suffix(2)

        expect(streams.map(\.name), is: ["standard input", "standard output"])
        let texts = ["a terminal", "not a terminal"]
        expect(streams.map(\.text), is: (isInput ? texts : texts.reversed()))
    }

    @Test func `what the environment says about colours is told by its name`() {
        var report = report(nil)
        report.environment = ColorEnvironment(noColor: nil, cliColor: "", cliColorForce: "1", colorTerm: "24bit")

        let facts = report.environmentFacts

        expect(facts.map(\.name), is: ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM"])
        expect(facts.map(\.text), is: ["not set", "set, but empty", "1", "24bit"])
    }

    @Test func `every fact has its key in JSON, also where nothing is known`() throws {
        let data = try JSONEncoder().encode(report(nil))

        let keys = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]).keys.sorted()
        expect(
            keys,
            is: [
                "bracketedPaste", "clipboard", "clipboardReason", "codeset", "colors", "columns", "depth",
                "depthReason", "entry", "environment", "glyphs", "glyphsReason", "locale", "mouse", "pairs", "problem",
                "rows", "stdinIsTerminal", "stdoutIsTerminal", "term",
            ])
    }
}
