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

        #expect(text(of: "mouse", TerminalDescription(colors: 8, hasMouse: true)) == "yes")
        #expect(text(of: "mouse", TerminalDescription(colors: 8, hasMouse: false)) == none)
        #expect(text(of: "mouse", nil) == none)
    }
}
