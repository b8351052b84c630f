import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// However the program ends, the terminal is as it was.
    struct TerminalRestorationTests {
        /// Ways to end the program, as a shell does it once `$pid` is running.
        enum Ending: String, CaseIterable {
            case quit, interrupt, terminate, hangUp, crash, abort, user, alarm

            /// The signal, or `nil` where a key ends it.
            var signal: String? {
                switch self {
                case .quit: nil
                case .interrupt: "INT"
                case .terminate: "TERM"
                case .hangUp: "HUP"
                case .crash: "SEGV"
                case .abort: "ABRT"
                case .user: "USR1"
                case .alarm: "ALRM"
                }
            }

            /// The exit status that a shell reports.
            var status: Int {
                switch self {
                case .quit: 0
                case .hangUp: 128 + 1
                case .interrupt: 128 + 2
                case .abort: 128 + 6
                case .user: 128 + 10
                case .crash: 128 + 11
                case .alarm: 128 + 14
                case .terminate: 128 + 15
                }
            }
        }

        @Test(arguments: Ending.allCases)
        func `the settings of the terminal come back`(ending: Ending) throws {
            let terminal = try Terminal(
                "ulimit -c 0; stty -g; read -r start; "
                    + "\(Terminal.quoted(Command.gomaui)); echo status $?; stty -g; echo end; cat")
            let folder = try TemporaryFolder()
            try terminal.record(to: folder.path + "/sent")
            try terminal.press("Enter")
            try terminal.wait(forText: "Enter open")
            try expect(terminal.value("#{alternate_on}"), is: "1")

            if let signal = ending.signal {
                let shell = try terminal.value("#{pane_pid}")
                _ = try Command.run("pkill", ["-\(signal)", "-P", shell, "gomaui"])
            } else {
                try terminal.press("q")
            }

            try terminal.wait(forText: "end")
            let rows = try terminal.rows.filter { !$0.isEmpty }
            let settings = rows.filter { $0.contains(":") && !$0.contains(" ") }
            expect(settings.count, is: 2)
            expect(settings.first, is: settings.last)
            expect(rows, contains: "status \(ending.status)")
            try terminal.wait(for: "all that was sent") { try folder.text(of: "sent").contains("end\r\n") }
            let sent = SentModes(in: try folder.text(of: "sent"))
            #expect(sent.everOn.isSuperset(of: [1, 1000, 1002, 1006, 1049, 2004]))
            expect(sent.on.isSubset(of: [12, 25]), is: true)
            expect(sent.off, lacks: 25)
            expect(sent.titlesAside, is: 0)
        }

        @Test func `Ctrl-Z gives the terminal back and fg takes it again`() throws {
            let terminal = try Terminal("exec bash --norc -i")
            try terminal.type("PS1='ready> '\n")
            try terminal.wait(forText: "ready>")
            try terminal.type("\(Command.gomaui)\n")
            try terminal.wait(forText: "Enter open")

            try terminal.press("j")
            try terminal.press("C-z")

            try terminal.wait(forText: "Stopped")
            try expect(terminal.value("#{alternate_on}"), is: "0")
            try terminal.type("fg\n")
            try terminal.wait(forText: "Enter open")
            try terminal.press("q")
            try terminal.wait(for: "the shell") { try terminal.value("#{alternate_on}") == "0" }
        }

        @Test func `a program on a terminal that is not its own goes on after it is told to stop`() throws {
            let terminal = try Terminal("setsid \(Terminal.quoted(Command.gomaui)); cat")
            let folder = try TemporaryFolder()
            try terminal.wait(forText: "Enter open")
            try terminal.record(to: folder.path + "/sent")

            let shell = try terminal.value("#{pane_pid}")
            _ = try Command.run("pkill", ["-TSTP", "-P", shell, "gomaui"])

            try terminal.wait(for: "the terminal to be given back and taken again") {
                let sent = FileManager.default.contents(atPath: folder.path + "/sent") ?? Data()
                let text = String(decoding: sent, as: UTF8.self)
                guard let end = text.range(of: "\u{1B}[?1049l") else { return false }
                return text[end.upperBound...].contains("\u{1B}[?1049h")
            }
            try terminal.press("q")
            try terminal.wait(for: "the end") { try terminal.value("#{alternate_on}") == "0" }
        }

        @Test func `a size that goes and comes back at once leaves nothing cut off`() throws {
            let terminal = try Terminal("exec \(Terminal.quoted(Command.gomaui)) open PillItem --fresh")
            // The last of the states beside the one on show, which come as there is time for them.
            try terminal.wait(forText: "13  Blank")
            let (before, program) = (try terminal.text, try terminal.value("#{pane_pid}"))
            let place = try terminal.value("#{pane_tty}")
            try Data("\u{1B}[10;1H\u{1B}[J".utf8).write(to: URL(fileURLWithPath: place))
            try terminal.wait(for: "a screen that is cut off") { try !terminal.text.contains("q quit") }

            // This is all that a program hears of two sizes between which it was not asked.
            _ = try Command.run("kill", ["-WINCH", program])

            try terminal.wait(for: "the screen as it was") { try terminal.text == before }
        }

        @Test func `after a stop, another size and fg the screen is as large as the terminal`() throws {
            let terminal = try Terminal("exec bash --norc -i")
            try terminal.type("PS1='ready> '\n")
            try terminal.wait(forText: "ready>")
            try terminal.type("\(Command.gomaui)\n")
            try terminal.wait(forText: "Enter open")
            try terminal.press("C-z")
            try terminal.wait(forText: "Stopped")

            try terminal.resize(width: 70, height: 20)
            try terminal.type("fg\n")

            try terminal.wait(for: "hints in the last of twenty rows") {
                let rows = try terminal.rows
                return rows.count == 20 && rows[19].contains("q quit") && !rows[0].isEmpty
            }
            try terminal.press("q")
            try terminal.wait(for: "the shell") { try terminal.value("#{alternate_on}") == "0" }
        }
    }
}
