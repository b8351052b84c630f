import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The inspector, the usage panel and the dump key on a real terminal.
    struct InspectorAndUsageTests {
        private func gallery(_ arguments: String, in folder: String = "/", width: Int = 120, takesCopies: Bool = false)
            throws -> Terminal
        {
            try Terminal(
                "cd \(Terminal.quoted(folder)) && exec \(Terminal.quoted(Command.gomaui)) \(arguments)", width: width,
                height: 40, kind: Terminal.Kind(takesCopies: takesCopies))
        }

        @Test func `the inspector outlines the view that is looked at, and a click looks at a cell`() throws {
            let terminal = try gallery("open OutcomeItem --panel inspector --at 0s --single --colors 256")
            try terminal.wait(forText: "Layout conflicts 0")
            let before = try terminal.cells

            try terminal.press("Down", "Down", "Down")
            try terminal.wait(forText: "6,1  H U+0048  1 column")

            let after = try terminal.cells
            try expect(terminal.text, contains: "wanted")
            expect(after[5][8].character, is: "H")
            expect(after[5][9], isNot: before[5][9])
            expect(after[4][2], isNot: before[4][2])
        }

        @Test func `a cell tells the number of its colour pair, and shifted arrows go from cell to cell`() throws {
            let terminal = try gallery("open OutcomeItem --panel inspector --at 0s --single --colors 256")
            try terminal.wait(forText: "0,0  ▄")

            try terminal.press("S-Down", "L", "L")

            try terminal.wait(forText: "2,1  blank")
            try terminal.press("Up")
            try terminal.wait(for: "the number of the pair") {
                try terminal.text.contains(/#[0-9a-f]{6}, pair \d+/)
            }
        }

        @Test func `the usage panel shows code and leads to what the component is a part of`() throws {
            let terminal = try gallery("open OutcomeItem --state odds-up --panel usage --at 0s")
            try terminal.wait(forText: "state.oddsChange = .up")
            try expect(terminal.text, contains: "OutcomeItemViewModelProtocol")

            try terminal.press("/")
            try terminal.type("marketoutcomesline")
            try terminal.press("Enter")

            try terminal.wait(forText: "var state = MarketOutcomesLineDisplayState.blank")
            try terminal.press("Escape")
            try terminal.wait(for: "the panel to close") { try !terminal.text.contains("var state") }
        }

        @Test func `Y hands the code to the clipboard, and to a file where the terminal takes none`() throws {
            let folder = NSTemporaryDirectory() + "gomaui-copy-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
            let taking = try gallery(
                "open OutcomeItem --state odds-up --panel usage --at 0s", in: folder, takesCopies: true)
            try taking.wait(forText: "state.oddsChange = .up")

            try taking.press("Y")
            try taking.wait(forText: "copied the code")
            let copied = try taking.copied
            expect(copied, contains: "state.oddsChange = .up")
            try expect(FileManager.default.contentsOfDirectory(atPath: folder), is: [])

            let other = try gallery("open OutcomeItem --state odds-up --panel usage --at 0s", in: folder)
            try other.wait(forText: "state.oddsChange = .up")
            try other.press("Y")
            try other.wait(forText: "saved in OutcomeItem-Odds-up.swift: no clipboard here")
            let saved = try String(contentsOfFile: "\(folder)/OutcomeItem-Odds-up.swift", encoding: .utf8)
            expect(
                saved.trimmingCharacters(in: .whitespacesAndNewlines),
                is: copied.trimmingCharacters(in: .whitespacesAndNewlines))
        }

        @Test func `inside tmux its setting is asked for before anybody copies`() throws {
            let folder = try TemporaryFolder()
            try folder.write("#!/bin/sh\necho \"$@\" >>\"${0%/*}/asked\"\necho on\n", to: "tmux")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("tmux").path)
            let path = "\(Terminal.quoted(folder.path)):\"$PATH\""

            let terminal = try Terminal("export PATH=\(path); exec \(Terminal.quoted(Command.gomaui)) open OutcomeItem")

            try terminal.wait(for: "the question to tmux") {
                (try? folder.text(of: "asked")) == "show-options -sv set-clipboard\n"
            }
        }

        @Test(arguments: ["page code.yaml", "open CopyableCode --state-file code.state.yaml --bare"])
        func `a code that would run a command reaches the clipboard as one line without controls`(
            arguments: String
        ) throws {
            let folder = NSTemporaryDirectory() + "gomaui-code-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
            let code = #"code: "SAVE20\e[201~\a\x9b\u202e\ntouch PWNED\n""#
            for (name, text) in [
                ("code.yaml", "parts: [{component: CopyableCode, with: {\(code)}}]"), ("code.state.yaml", code),
            ] {
                try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
            }
            let terminal = try gallery(arguments, in: folder, takesCopies: true)
            try terminal.wait(forText: "SAVE20")

            if arguments.hasPrefix("page") { try terminal.press("Tab") }
            try terminal.press("Enter")

            try terminal.wait(for: "the copy") { (try? terminal.copied.isEmpty) == false }
            try expect(terminal.copied, is: "SAVE20[201~ touch PWNED")
            guard arguments.hasPrefix("page") else { return }
            try terminal.wait(forText: "6 control characters were left out")
        }

        @Test func `d writes what show prints with its styles`() throws {
            let folder = NSTemporaryDirectory() + "gomaui-dump-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
            let terminal = try gallery("open OutcomeItem --state odds-up --at 0s", in: folder)
            try terminal.wait(forText: "Esc back")

            try terminal.press("d")

            try terminal.wait(forText: "saved in OutcomeItem-Odds-up.txt")
            let saved = try String(contentsOfFile: "\(folder)/OutcomeItem-Odds-up.txt", encoding: .utf8)
            expect(saved, is: (try Command.gomaui("show", "OutcomeItem", "--state", "odds-up", "--styles").output))
        }
    }
}
