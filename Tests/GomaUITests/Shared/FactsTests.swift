import Expectations
import TerminalKit
import Testing

@testable import GomaElements

/// Short facts in a row.
struct FactsTests {
    @Test(
        arguments: [
            (["Spribe", "from XAF 100"], "Spribe ·\u{A0}from\u{A0}XAF\u{A0}100"),
            (["Spribe", "", "high"], "Spribe ·\u{A0}high"), (["", "high"], "high"), (["", ""], ""), ([], ""),
        ] as [([String], String)])
    func `dots stand between facts, and none beside what is empty`(facts: [String], row: String) {
        expect(facts.asFacts(in: .unicode), is: row)
    }

    @MainActor
    @Test func `facts are read with commas`() {
        let label = Label()

        label.show(facts: ["Spribe", "", "from XAF 100"])

        expect(label.text, is: "Spribe ·\u{A0}from\u{A0}XAF\u{A0}100")
        expect(label.accessibilityText, is: "Spribe, from XAF 100")
    }

    @Test(arguments: 12...40)
    func `no line of facts ends with a dot`(width: Int) {
        let facts = DisplayText(["Pragmatic Play", "high volatility", "from XAF 100"].asFacts(in: .unicode))

        let lines = facts.wrapped(to: width).map(\.string)

        #expect(lines.allSatisfy { !$0.hasSuffix("·") }, "\(lines)")
    }
}
