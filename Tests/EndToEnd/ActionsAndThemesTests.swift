import Foundation
import Testing

extension EndToEnd {
    /// The list of calls and the list of themes, in a real terminal.
    struct ActionsAndThemesTests {
        private func open(_ arguments: String, theme: String = "Goma Dark") throws -> Terminal {
            let terminal = try Terminal("exec \(Terminal.quoted(Command.gomaui)) open \(arguments) --single")
            try terminal.wait(forText: theme)
            return terminal
        }

        @Test func `calls are listed with their arguments and moments, and filtered`() throws {
            let terminal = try open("AdaptiveTabBar --panel actions --at 0s")
            try terminal.wait(forText: "No calls yet")

            try terminal.press("Tab")
            try terminal.press("Right")
            try terminal.press("Enter")
            try terminal.wait(forText: #"selectTab(id: "inPlayEvents", inS"#)
            try terminal.press("Left")
            try terminal.press("Enter")
            try terminal.wait(forText: #"AdaptiveTabBar.selectTab(id: "nextUpEvents","#)
            try terminal.press("Escape")
            try terminal.wait(forText: "Esc close")
            try terminal.type("/play")

            try terminal.wait(for: "one call at its moment") {
                let calls = try terminal.rows.filter { $0.contains("selectTab") && $0.contains("0.000 s") }
                return calls.count == 1 && calls[0].contains("inPlay")
            }
        }

        @Test func `the themes come up with their roles, which fill with who uses them`() throws {
            let terminal = try open("OutcomeItem --at 0s --colors 256")

            try terminal.type("T")
            try terminal.wait(forText: "Goma Dark  dark, 256 colours")
            try terminal.press("Down")
            try terminal.wait(forText: "Goma Light  light, 256 colours")
            try terminal.wait(for: "the users of a role") {
                try terminal.rows.contains { $0.contains(" textOdds ") && $0.contains("CompactOutcomes") }
            }
            try terminal.press("Enter")
            try terminal.wait(forText: "✓ goma-light")
            try terminal.press("Escape")
            try terminal.wait(for: "the component") { try terminal.rows.last?.hasSuffix("Goma Light") ?? false }

            let light = try open("OutcomeItem --at 0s --colors 256 --theme goma-light", theme: "Goma Light")
            try light.wait(for: "the colours of a start in the light theme") { try light.cells == terminal.cells }
        }
    }
}
