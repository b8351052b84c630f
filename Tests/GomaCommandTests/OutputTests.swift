import Expectations
import TerminalKit
import Testing

@testable import GomaCommand

struct OutputTests {
    @Test func `each line has its end, and where there are no lines there is no blank one`() {
        expect(Output.text(of: ["one", "two"]), is: "one\ntwo\n")
        expect(Output.text(of: [""]), is: "\n")
        expectEmpty(Output.text(of: []))
    }

    @Test func `what a line holds does nothing to the terminal`() {
        expect(Output.text(of: ["a\u{1B}b"], as: .text), is: "a\\u{1B}b\n")
    }
}
