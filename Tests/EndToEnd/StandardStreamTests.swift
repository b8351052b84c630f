import Expectations
import Foundation
import Testing

extension EndToEnd {
    /// Streams that are full, closed or left early, and files that never end.
    final class StandardStreamTests {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("io-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit { _ = try? FileManager.default.removeItem(at: folder) }

        /// Runs a line of bash in the folder, in which `$gomaui` is the program.
        private func shell(_ line: String, environment: [String: String] = [:]) throws -> Command {
            let script = "cd \(Terminal.quoted(folder.path)); gomaui=\(Terminal.quoted(Command.gomaui)); \(line)"
            return try Command.run("bash", ["-c", script], environment: environment)
        }

        private static let commands = [
            "--help", "help show", "--version", "--generate-completion-script bash", "list",
            "show PillItem", "show PillItem --format svg", "describe PillItem", "diff PillItem --state 1 --state 1",
            "themes list", "themes list --json", "doctor", "play --component PillItem", "dump PillItem --output dumps",
        ]

        @Test(arguments: commands)
        func `output that cannot be written ends with 74 and says why`(arguments: String) throws {
            let full = try shell("$gomaui \(arguments) >/dev/full")
            let closed = try shell("$gomaui \(arguments) >&-")
            let allClosed = try shell("$gomaui \(arguments) <&- >&- 2>&-")

            expect(full.status, is: 74)
            expect(full.errors, is: "gomaui: cannot write to standard output: No space left on device\n")
            expect(closed.status, is: 74)
            expect(closed.errors, is: "gomaui: cannot write to standard output: Bad file descriptor\n")
            expect(allClosed.status, is: 74)
        }

        @Test(arguments: commands)
        func `standard error is not needed, and a reader may go away`(arguments: String) throws {
            let full = try shell("$gomaui \(arguments) 2>/dev/full")
            let left = try shell("$gomaui \(arguments) | head -1; exit ${PIPESTATUS[0]}")

            expect(full.status, is: 0)
            #expect(!full.output.isEmpty)
            expect(left.status, is: 0)
            expectEmpty(left.errors)
        }

        /// Makes `3` a pipe whose reader has gone.
        private static let leavingReader = "exec 3> >(:); wait $!"

        @Test(arguments: [
            "check PillItem --folder empty", "check PillItem --folder empty --format json", "play failing.play",
            "diff PillItem --state 1 --state 2",
        ])
        func `what has been found out is told by the exit code, also where the reader has gone`(
            arguments: String
        ) throws {
            let result = try shell(
                """
                mkdir empty; printf 'component PillItem\\nframe\\nexpect "nowhere"\\n' >failing.play
                \(Self.leavingReader); $gomaui \(arguments) >&3
                """)

            expect(result.status, is: 1)
            expectEmpty(result.errors)
        }

        @Test func `what is asked for is done, also where nobody reads what is told of it`() throws {
            let result = try shell(
                """
                printf 'component PillItem\\nframe\\n' >shown.play
                printf 'parts: [{component: PillItem}]\\n' >news.yaml
                $gomaui approve PillItem --folder approved >/dev/null
                cp approved/Filters/PillItem.txt approved/Filters/OldItem.txt
                \(Self.leavingReader)
                $gomaui play shown.play --cast shown.cast >&3
                $gomaui dump news.yaml PillItem --output dumps >&3
                $gomaui approve --prune --yes --folder approved >&3
                ls shown.cast dumps/Filters/PillItem.txt dumps/pages/news.txt approved/Filters
                """)

            expectEmpty(result.errors)
            expect(
                result.output.split(separator: "\n"),
                is: [
                    "dumps/Filters/PillItem.txt", "dumps/pages/news.txt", "shown.cast", "approved/Filters:",
                    "PillItem.txt",
                ])
        }

        @Test func `a problem stands on a line of its own where progress has been shown`() throws {
            let terminal = try Terminal(
                "cd \(Terminal.quoted(folder.path)); mkdir out; touch out/Filters; "
                    + "\(Terminal.quoted(Command.gomaui)) dump PillItem --output out; echo ended $?; cat")

            try terminal.wait(forText: "ended 73")

            try expect(terminal.text, contains: "gomaui: cannot make the folder")
            try expect(terminal.text, lacks: "1 of 1")
        }

        @Test(arguments: ["2>/dev/full", "2>&-", "<&- >&- 2>&-", ">/dev/full 2>&1"])
        func `a problem that cannot be told has its exit code all the same`(streams: String) throws {
            try expect(shell("$gomaui bogus \(streams)").status, is: 64)
            try expect(shell("$gomaui show PilItem \(streams)").status, is: 64)
            try expect(shell("$gomaui show PillItem --state-file none \(streams)").status, is: 66)
            try expect(shell("$gomaui \(streams)").status, is: 69)
        }

        @Test func `no file that is opened takes the place of a closed stream`() throws {
            let result = try shell("$gomaui --log log.jsonl >&- 2>&-")

            expect(result.status, is: 69)
            let log = try String(contentsOfFile: folder.path + "/log.jsonl", encoding: .utf8)
            expect(log, lacks: "gomaui: ")
        }

        @Test(arguments: [
            ("play /dev/zero", 66, "/dev/zero: is a device; a script is read from a file or a pipe"),
            ("page /dev/zero", 66, "/dev/zero: is a device; a page is read from a file or a pipe"),
            (
                "show PillItem --state-file /dev/zero", 66,
                "/dev/zero: is a device; a state is read from a file or a pipe"
            ),
            ("show PillItem --theme /dev/zero", 66, "/dev/zero: is a device; a theme is read from a file or a pipe"),
            ("show PillItem --theme .//", 66, ".//: is a folder; a theme is read from a file or a pipe"),
            (
                "play - </dev/zero", 65,
                "standard input: goes on and on; a script may have 16777216 bytes (16 MiB)"
            ),
            (
                "show PillItem --state-file <(yes)", 65, "goes on and on; a state may have 1048576 bytes (1 MiB)"
            ),
            ("play - <&-", 66, "standard input: cannot be read: Bad file descriptor"),
            ("play none.play", 66, "there is no script \"none.play\" to read"),
        ])
        func `what never ends or is no file is refused at once, in little memory`(
            arguments: String, status: Int, words: String
        ) throws {
            // 1 GiB of addresses are enough for the program, and not for what has no end.
            let result = try shell("ulimit -v 1048576; $gomaui \(arguments)")

            expect(result.status, is: Int32(status))
            expect(result.errors.hasPrefix("gomaui: "), is: true, "\(result.errors)")
            expect(result.errors, contains: words)
        }

        @Test func `a mistake in a script that is piped in is told of standard input`() throws {
            let result = try shell("printf 'component PillItem\\npress Foo\\n' | $gomaui play -")

            expect(result.status, is: 65)
            #expect(result.errors.hasPrefix("gomaui: standard input:2: press Foo: "), "\(result.errors)")
        }

        @Test func `scripts, states, themes and pages come with the marks of other systems, and through pipes`() throws
        {
            let lines = [
                ("play", ["component OutcomeItem", "press Tab", "frame \"Home\""]),
                ("show OutcomeItem --state-file", ["title: Haus", "odds: 7"]),
                ("show OutcomeItem --format ansi --theme", ["name: t", "extends: goma-light"]),
            ]
            for (command, text) in lines {
                let plain = try shell("$gomaui \(command) <(printf '\(text.map { "\($0)\\n" }.joined())')")
                let marked = try shell(
                    "$gomaui \(command) <(printf '\\xef\\xbb\\xbf\(text.map { "\($0)\\r\\n" }.joined())')")

                expect(marked.status, is: 0, "\(command): \(marked.errors)")
                expect(marked.output, is: plain.output, "\(command)")
                expect(plain.output.isEmpty, is: false, "\(command)")
            }
            let state = try shell("$gomaui show OutcomeItem --state-file <(printf 'title: Haus\\r\\nodds: 7\\r\\n')")
            expect(state.output, contains: "Haus")
            expect(state.output, contains: "7.00")
            let parts = "parts:\\r\\n- {component: PillItem, state: Blank}"
            let page = try shell("$gomaui page <(printf '\\xef\\xbb\\xbf\(parts)')")
            #expect(page.errors.hasPrefix("gomaui: standard input is not a terminal"), "\(page.errors)")
        }

        @Test func `a home that cannot be written stops nobody`() throws {
            let result = try shell("$gomaui list | head -3", environment: ["HOME": "/proc", "XDG_STATE_HOME": ""])
            expectEmpty(result.errors)
            expect(result.output.hasPrefix("NAME"), is: true)

            let terminal = try Terminal(
                "env -u XDG_STATE_HOME HOME=/proc \(Terminal.quoted(Command.gomaui)); echo ended $?; cat")
            try terminal.wait(forText: "q quit")
            try terminal.type("q")
            try terminal.wait(forText: "ended 0")
            try expect(terminal.text, contains: "gomaui: this place is not kept: ")
        }

        @Test func `a pipe that nobody uses is not waited for before the first frame, whatever it is for`() throws {
            let pipe = folder.path + "/pipe"
            expect(mkfifo(pipe, 0o600), is: 0)

            let page = try shell("$gomaui page pipe")
            let log = try shell("$gomaui --log pipe")

            expect(page.status, is: 66)
            expect(
                page.errors,
                is:
                    "gomaui: pipe: nobody has written to this pipe for 5 seconds; start what writes to it, and try again\n"
            )
            expect(log.status, is: 74)
            expect(
                log.errors, is: "gomaui: nobody reads the pipe \"pipe\"; start what reads it first, or name a file\n")
        }

        @Test func `a feed that cannot be read is told by its name before anything is shown`() throws {
            let match = Terminal.quoted("\(Command.project)/Demo/Screens/match.yaml")
            let terminal = try Terminal(
                "\(Terminal.quoted(Command.gomaui)) page \(match) --feed - <\(Terminal.quoted(folder.path)); "
                    + "echo ended $?; cat")

            try terminal.wait(forText: "ended 66")

            try expect(terminal.text, contains: "gomaui: standard input: cannot be read: Is a directory")
        }

        @Test func `too few files that may be open are named as that, wherever they run out`() throws {
            // Below this the system's own queues end a program before it has said anything.
            let result = try shell("ulimit -n 10; $gomaui doctor --json")

            if result.status == 0 {
                expect(result.output, contains: "10 files may be open at a time, which is too few")
            } else {
                expect(result.errors, lacks: "TERM")
            }
        }

        @Test func `a tmux that has stopped keeps nobody waiting`() throws {
            let terminal = try Terminal("cat")
            let facts = try terminal.value("#{pid} #{socket_path}").split(separator: " ", maxSplits: 1)
            let server = try #require(facts.first.flatMap { pid_t($0) })
            defer { kill(server, SIGCONT) }
            kill(server, SIGSTOP)

            let doctor = try Command.gomaui("doctor", "--json", environment: ["TMUX": "\(facts[1]),\(server),0"])
            kill(server, SIGCONT)

            try expect(terminal.value("#{pid}"), is: "\(server)")
            expect(doctor.status, is: 0)
            expect(doctor.output, contains: "tmux has not answered within 2 seconds")
        }

        @Test func `a journal that cannot be written is told in the gallery and at the end`() throws {
            let terminal = try Terminal("\(Terminal.quoted(Command.gomaui)) --log /dev/full; echo ended $?; cat")
            try terminal.wait(forText: "q quit")

            try terminal.type("o")
            try terminal.wait(forText: "cannot write \"/dev/full\": No space left on device")
            try terminal.type("q")

            try terminal.wait(forText: "ended 74")
            try expect(terminal.text, contains: "gomaui: cannot write \"/dev/full\": No space left on device")
        }
    }
}
