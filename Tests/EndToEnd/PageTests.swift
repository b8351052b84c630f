import Expectations
import Foundation
import GomaPages
import Testing

extension EndToEnd {
    /// Whole screens described as data, in a real terminal.
    struct PageTests {
        private static let screens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Demo/Screens").standardizedFileURL.path

        private func command(_ words: String...) -> String {
            ([Terminal.quoted(Command.gomaui), "page"] + words).joined(separator: " ")
        }

        @Test func `a page may begin with a part, which is looked at as the others are`() throws {
            let lines = #"{"component":"Nope"}\n{"component":"HeaderText","with":{"title":"One"}}\n"#
            let page = "printf '\(lines)' | \(Terminal.quoted(Command.gomaui)) page - --check"

            let result = try Command.run("bash", ["-c", page])

            expect(result.status, is: 65)
            expect(result.errors, contains: "standard input:1:14: no component is named \"Nope\"")
        }

        @Test(arguments: ["", "NO_COLOR=1 ", "TERM=vt100 "])
        func `a price goes onto the slip of its page`(setting: String) throws {
            let page = Terminal.quoted("\(Self.screens)/betslip.yaml")
            let terminal = try Terminal("\(setting)\(command(page)); echo status $?; cat", width: 120, height: 40)
            try terminal.wait(forText: "Nothing chosen yet")
            try terminal.press("BTab", "Enter")
            try terminal.wait(forText: "Your selection Borussia Dortmund (Match result)")
            try terminal.wait(forText: "4.65")
            try terminal.press("Escape")
            try terminal.wait(forText: "Tab go inside")
            try terminal.press("q")
            try terminal.wait(forText: "q again leaves; 1 selection is on the slip")
            try terminal.press("q")
            try terminal.wait(forText: "status 0")
        }

        @Test func `a match opens with its own page, and Escape leads back`() throws {
            let page = Terminal.quoted("\(Self.screens)/sportsbook.yaml")
            let terminal = try Terminal(command(page), width: 80, height: 24)
            try terminal.wait(forText: "ENG Premier League")
            let row = try #require(try terminal.rows.firstIndex { $0.contains("Arsenal") })
            try terminal.click(x: 5, y: row)
            try terminal.wait(forText: "Football / England / Premier League")
            try terminal.press("Escape")
            try terminal.wait(forText: "ENG Premier League")
        }

        @Test func `a feed comes in through a pipe, a bad line is told, and keys are answered all the same`() throws {
            let page = Terminal.quoted("\(Self.screens)/match.yaml")
            let lines = [
                #"{"type":"score","match":"liv-ars","home":3,"away":1}"#, "nonsense",
                #"{"type":"odds","match":"liv-ars","market":"1x2","outcome":"home","odds":9.75}"#,
            ]
            let feed = lines.map { Terminal.quoted($0) }.joined(separator: " ")
            let terminal = try Terminal(
                "(printf '%s\\n' \(feed); exec tail -f /dev/null) | \(command(page, "--feed", "-")); echo status $?; cat",
                width: 120,
                height: 40)
            try terminal.wait(forText: "9.75")
            try terminal.wait(forText: "feed line 2")
            try terminal.wait(forText: "2 events · 1 skipped")
            try terminal.press("Tab")
            try terminal.wait(forText: "Esc leave")
            try terminal.press("Escape")
            try terminal.wait(forText: "Tab go inside")
            try terminal.press("q")
            try terminal.wait(forText: "status 0")
        }

        @Test func `the keys of a page speak the language that is asked for`() throws {
            let page = Terminal.quoted("\(Self.screens)/betslip.yaml")
            let terminal = try Terminal(
                "\(command(page, "--locale", "fr")); echo status $?; cat", width: 120, height: 40)
            try terminal.wait(forText: "q quitter")
            try terminal.press("q")
            try terminal.wait(forText: "status 0")
        }

        @Test func `the language that is asked for goes before the one of the last run`() throws {
            let page = command(
                Terminal.quoted("\(Self.screens)/betslip.yaml"), "--keep", "\"$XDG_STATE_HOME/kept.json\"")
            let terminal = try Terminal(
                "mkdir -p \"$XDG_STATE_HOME\"; \(page); \(page) --locale pt; echo status $?; cat", width: 120,
                height: 40)
            try terminal.wait(forText: "q quit")
            try terminal.press("q")
            try terminal.wait(forText: "q sair")
            try terminal.press("q")
            try terminal.wait(forText: "status 0")
        }

        @Test func `a feed is not read from the terminal that the keys come from`() throws {
            let page = Terminal.quoted("\(Self.screens)/match.yaml")

            let terminal = try Terminal("\(command(page, "--feed", "-")); echo status $?; cat", width: 120, height: 40)

            try terminal.wait(forText: "status 64")
            try expect(terminal.text, contains: "gomaui: standard input is the terminal, where the keys come from")
        }

        @Test func `a feed without a terminal besides it says so`() throws {
            let arguments = ["page", "\(Self.screens)/match.yaml", "--feed", "-"]

            let result = try Command.run("setsid", ["--wait", Command.gomaui] + arguments)

            expect(result.status, is: 69)
            #expect(result.errors.hasPrefix("gomaui: there is no terminal to read keys from"), "\(result.errors)")
        }

        @Test(arguments: [
            (["page", "nowhere.yaml"], 66, "there is no page \"nowhere.yaml\" to read"),
            (
                ["page", "\(screens)/match.yaml", "--feed", "nowhere.feed"], 66,
                "there is no feed \"nowhere.feed\" to read"
            ),
            (["page", "\(screens)/match.feed"], 65, "match.feed:2:1: not YAML"),
        ])
        func `what cannot be shown is told before the screen changes`(
            arguments: [String], status: Int32, words: String
        ) throws {
            let result = try Command.run(Command.gomaui, arguments)

            expect(result.status, is: status)
            expect(result.errors, contains: words)
            expectEmpty(result.output)
        }
    }
}
