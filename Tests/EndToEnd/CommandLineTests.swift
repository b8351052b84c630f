import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What the command line answers.
    struct CommandLineTests {
        @Test(arguments: [
            (["show", "PilItem"], 64, "no component is named \"PilItem\"; did you mean \"PillItem\"?"),
            (
                ["show", "PillItem", "--state", "selectd"], 64,
                "PillItem has no state \"selectd\"; did you mean \"Selected\"?"
            ),
            (["show", "PillItem", "--width", "0"], 64, "write a whole number of columns from 1 to 500"),
            (["show", "PillItem", "--width", "wide"], 64, "'wide'"),
            (["show", "PillItem", "--at", "soon"], 64, "write a time of at most a day, such as 2.5s or 300ms"),
            (["show", "PillItem", "--theme", "goma-drak"], 64, "did you mean \"goma-dark\"?"),
            (["show", "PillItem", "--theme", "none.yaml"], 66, "there is no theme file \"none.yaml\""),
            (["show", "PillItem", "--colors", "17"], 64, "'direct', '256', '16', '8' or 'mono'"),
            (["shw", "PillItem"], 64, "there is no command \"shw\"; did you mean \"show\"?"),
            (["list", "--category", "Beting"], 64, "did you mean \"Betting\"?"),
            (["dump", "--output", "/proc/nowhere"], 73, "cannot make the folder \"/proc/nowhere\""),
            (["show"], 64, "\"show\" needs <name>: the component, such as PillItem; \"gomaui help show\" tells more"),
            (["dump"], 64, "\"dump\" needs --output <dir>: the folder to write to; \"gomaui help dump\" tells more"),
            (["new"], 64, "\"new component\" needs <name>: the component's name, such as BasketRow"),
            (["show", "PillItem", "--at", "-3s"], 64, "--at needs <time>, and \"-3s\" is none: time since the first"),
            (["show", "PillItem", "--at"], 64, "--at needs <time>: time since the first frame, such as 2.5s"),
            (["show", "PillItem", "more"], 64, "Unexpected argument 'more'; \"gomaui help show\" tells more"),
            (
                ["page", "\(Command.project)/README.md"], 65,
                "; a page is a YAML file, and \"gomaui new page lobby\" writes one"
            ),
            (
                ["check", "Wallett"], 64,
                "no component, category or namespace is named \"Wallett\"; did you mean \"Wallet\"?"
            ),
            (["approve", "PilItem", "--folder", "x"], 64, "did you mean \"PillItem\"?"),
            (["list", "--jobs", "2"], 64, "--jobs goes with --sizes and --json"),
            (["themes", "check", "--jobs", "0"], 64, "--jobs is a number from 1 on, not 0"),
            (["check", "--mine"], 64, "--mine shows those of other namespaces than \"goma\""),
            (["guide", "galery"], 64, "no guide \"galery\"; did you mean \"gallery\"? there are gallery, app, "),
            (["open", "PillItem", "--width", "501"], 64, "write a whole number of columns from 1 to 500"),
            (["play", "--component", "PillItem", "--format", "svg"], 64, "one document of one script"),
            (
                ["play", "--component", "PillItem", "--cast", "/proc/none.cast"], 64,
                "PillItem brings 2 scripts, and a recording is of one"
            ),
        ])
        func `a wrong word gets one line that says what would be right`(
            arguments: [String], status: Int, words: String
        ) throws {
            let result = try Command.run(Command.gomaui, arguments)

            expect(result.status, is: Int32(status))
            expectEmpty(result.output)
            #expect(result.errors.hasPrefix("gomaui: "))
            expect(result.errors, contains: words)
            expect(result.errors.filter { $0 == "\n" }.count, is: 1)
        }

        @Test func `without a terminal the gallery says so and ends with 69`() throws {
            let result = try Command.gomaui()

            expect(result.status, is: 69)
            #expect(result.errors.hasPrefix("gomaui: standard input is not a terminal"))
            expectEmpty(result.output)
        }

        @Test(arguments: [("dumb", "dumb"), ("no-such-terminal", "no-such-terminal")])
        func `a terminal that cannot show a screen is refused by name`(type: String, name: String) throws {
            let terminal = try Terminal("\(Terminal.quoted(Command.gomaui)); echo status $?; cat", type: type)

            try terminal.wait(forText: "status 69")

            try expect(terminal.text, contains: name)
        }

        @Test func `components, categories and namespaces are named alike`() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            let dumps = folder.path

            let approved = try Command.gomaui("approve", "wallet", "goma:PillItem", "--folder", dumps)
            #expect(approved.output.hasSuffix("10 approved, 0 the same as before\n"), "\(approved.errors)")
            let checked = try Command.gomaui("check", "PillItem", "Wallet", "--folder", dumps)
            expect(checked.output, is: "10 of 10 components are as approved\n")
            try expect(Command.gomaui("check", "Wallet", "\(dumps)/", "--summary").status, is: 0)
            try expect(Command.gomaui("check", "PillItem", dumps, "--folder", dumps).status, is: 0)
            // As one of several programs, which draws what has been approved alone.
            let same = try Command.gomaui("check", "goma", "--folder", dumps, "--tell-same")
            expect(same.output.split(separator: "\n").count, is: 10, "\(same.output)\(same.errors)")
            // A folder beside names, without a slash.
            let there = "cd '\(dumps)/..' && '\(Command.gomaui)' check PillItem \(folder.lastPathComponent)"
            try expect(Command.run("bash", ["-c", there]).output, is: "1 of 1 component is as approved\n")
            let written = try Command.gomaui("dump", "Wallet", "WalletStatus", "--output", "\(dumps)/more")
            #expect(written.output.hasPrefix("9 components in"))
            let coverage = try Command.gomaui("check", "PillItem", "Wallet", "--coverage", "--folder", dumps)
            expect(coverage.output, contains: "10 components, ")
        }

        @Test func `several programs that compare find what one does`() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            let dumps = folder.path
            try expect(Command.gomaui("approve", "Forms", "Status", "--folder", dumps).status, is: 0)
            let files = try #require(FileManager.default.enumerator(atPath: dumps)).compactMap { $0 as? String }
                .filter { $0.hasSuffix(".txt") }.sorted().map { folder.appendingPathComponent($0) }
            try String(contentsOf: files[0], encoding: .utf8).replacing("Blank", with: "Blanc")
                .write(to: files[0], atomically: true, encoding: .utf8)
            try FileManager.default.removeItem(at: files[5])
            try Data("no dump".utf8).write(to: files[9])

            func check(_ jobs: String, as format: String = "text") throws -> Command {
                try Command.gomaui(
                    "check", "Forms", "Status", "--folder", dumps, "--jobs", jobs, "--format", format)
            }
            let (one, two) = (try check("1"), try check("2"))

            #expect(files.count >= 16, "too few for two programs")
            expect(one.status, is: 2)
            expect(one.errors, contains: files[9].lastPathComponent)
            expect(one.output, contains: "+")
            expect(one.output, contains: "Blanc")
            #expect((two.output, two.errors, two.status) == (one.output, one.errors, one.status))
            try expect(check("2", as: "junit").output, is: check("1", as: "junit").output)
        }

        /// Small components, just enough for two programs.
        private static let small = [
            "ActionRow", "ButtonIcon", "EmptyStateAction", "FilterOptionCell", "HeaderText", "HighlightedText",
            "InfoRow", "MainFilterPill", "PillItem", "RecentSearch", "SearchHeaderInfo", "SimpleOptionRow",
            "SportSelectorCell", "SquareSeeMore", "StatusInfo", "StepInstruction",
        ]

        @Test(arguments: [
            ["list", "--json"] + small, ["list", "--sizes", "--locale", "fr"] + small,
            ["themes", "check", "--theme", "goma-dark", "--json"], ["check", "--coverage"] + small,
        ])
        func `several programs that measure and draw find what one does`(arguments: [String]) throws {
            let one = try Command.run(Command.gomaui, arguments + ["--jobs", "1"])
            let two = try Command.run(Command.gomaui, arguments + ["--jobs", "2"])

            #expect(one.status <= 1 && !one.output.isEmpty)
            #expect((two.output, two.errors, two.status) == (one.output, one.errors, one.status))
        }

        @Test func `a guide is plain in a pipe, as wide as asked for, and has no style without colours`() throws {
            let list = try Command.gomaui("guide")
            let guide = try Command.gomaui("guide", "Testing", environment: ["COLUMNS": "60"])
            let columns = guide.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map(\.count)

            #expect(list.output.hasPrefix("gallery             Every component in every state, at the keyboard: "))
            expect(guide.output.hasPrefix("Testing\n=======\n"), is: true)
            expect(guide.output, lacks: "\u{1B}")
            #expect(columns.max() ?? 0 <= 60 && columns.contains { $0 > 50 })
            let terminal = try Terminal("\(Terminal.quoted(Command.gomaui)) guide terminals; cat")
            try terminal.wait(forText: "built and tested on")
            try expect(terminal.text, lacks: "====")
        }

        @Test func `a theme is shown without colours where the environment wishes none, and nobody else does`() throws {
            let words = ["themes", "show", "goma-dark", "--format", "ansi"]
            func output(_ more: [String], _ environment: [String: String]) throws -> String {
                try Command.run(Command.gomaui, words + more, environment: environment).output
            }

            try expect(output([], ["NO_COLOR": "", "CLICOLOR": "", "TERM": "xterm"]), contains: "8;2;")
            let plain = try output([], ["NO_COLOR": "1"])
            expect(plain, contains: "goma-dark")
            expect(plain, lacks: "8;2;")
            try expect(output(["--colors", "256"], ["NO_COLOR": "1"]), contains: "8;5;")
        }

        @Test func `a state is found in any spelling`() throws {
            let spellings = ["Odds up", "odds-up", "oddsUp", "ODDS_UP"]

            let pictures = try spellings.map { try Command.gomaui("show", "OutcomeItem", "--state", $0).output }

            expect(Set(pictures).count, is: 1)
            expect(pictures[0], contains: "▲")
        }

        @Test func `time can be moved to any moment`() throws {
            func picture(at time: String) throws -> String {
                try Command.gomaui("show", "OutcomeItem", "--state", "odds-up", "--at", time).output
            }

            try expect(picture(at: "2.9s"), contains: "▲")
            try expect(picture(at: "3.5s"), lacks: "▲")
        }

        @Test func `a reader that goes away ends the program quietly`() throws {
            let command = "\(Terminal.quoted(Command.gomaui)) list --fields | head -c 10; echo; echo ${PIPESTATUS[0]}"

            let result = try Command.run("bash", ["-c", command])

            #expect(result.output.hasSuffix("\n0\n"))
            expectEmpty(result.errors)
        }

        @Test func `check says what differs from what was approved, and ends accordingly`() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { _ = try? FileManager.default.removeItem(at: folder) }

            let nothing = try Command.gomaui("check", folder.path)
            expect(nothing.status, is: 2)
            expect(nothing.errors, contains: "\"gomaui approve\" makes it")

            try expect(Command.gomaui("approve", "OutcomeItem", "PillItem", "--folder", folder.path).status, is: 0)
            try expect(Command.gomaui("check", "OutcomeItem", "PillItem", folder.path).status, is: 0)

            let file = folder.appendingPathComponent("Betting/OutcomeItem.txt")
            let text = try String(contentsOf: file, encoding: .utf8)
            try text.replacingOccurrences(of: "▲", with: "^").write(to: file, atomically: true, encoding: .utf8)
            let changed = try Command.gomaui("check", "OutcomeItem", "PillItem", folder.path)
            expect(changed.status, is: 1)
            expect(changed.output, contains: "goma:OutcomeItem, Odds up · 16 columns: glyphs, film changed")
            expect(changed.output, contains: "  3 + █    1.95 ▲    █")

            try text.replacingOccurrences(of: "Outcomes", with: "Prices").write(
                to: file, atomically: true, encoding: .utf8)
            try expect(Command.gomaui("check", "OutcomeItem", "PillItem", folder.path).status, is: 1)
        }

        @Test(
            arguments: [
                ("PillItem --state 1 --state 1", 0), ("PillItem --state 1 --state 2", 1),
                ("PillItem --theme goma-dark --theme goma-light", 1), ("a b", 0), ("a c", 1),
                ("a/Score.txt c/Score.txt", 1), ("c d", 2),
            ] as [(String, Int32)])
        func `diff ends with 1 where anything differs, and with 2 where something cannot be compared`(
            words: String, status: Int32
        ) throws {
            let folder = try TemporaryFolder()
            let file = "\(Command.project)/Tests/Snapshots/Betting/OutcomeItem.txt"
            let dump = try String(contentsOfFile: file, encoding: .utf8)
            for (name, text) in [
                ("a", dump), ("b", dump), ("c", dump.replacing("▲", with: "^")), ("d", "no dump"),
            ] {
                try folder.write(text, to: "\(name)/Score.txt")
            }

            let result = try Command.run(
                "env", ["-C", folder.path, Command.gomaui, "diff"] + words.split(separator: " ").map(String.init))

            expect(result.status, is: status, "\(result.output)\(result.errors)")
            expect(result.output.contains("nothing differs"), is: (status == 0))
        }

        @Test(arguments: [([], "3.000"), (["--longest-wait", "0.5"], "1.500")] as [([String], String)])
        func `a wait goes on in a recording for as many seconds as are told, and a second is added`(
            options: [String], end: String
        ) throws {
            let folder = try TemporaryFolder()
            try folder.write("component PillItem\nwait 4s\n", to: "a.play")

            let result = try Command.run(
                Command.gomaui, ["play", "\(folder.path)/a.play", "--cast", "\(folder.path)/a.cast"] + options)

            expect(result.status, is: 0)
            try expect(folder.text(of: "a.cast").split(separator: "\n").last, is: "[\(end),\"o\",\"\"]")
        }

        @Test(arguments: ["svg", "html"])
        func `a script that goes another way writes no document, and shows the frame on standard error`(
            format: String
        ) throws {
            let folder = try TemporaryFolder()
            try folder.write("component OutcomeItem\nframe\nexpect \"nowhere\"\n", to: "a.play")

            let result = try Command.gomaui("play", "\(folder.path)/a.play", "--format", format)

            expect(result.status, is: 1)
            expectEmpty(result.output)
            expect(result.errors, contains: "Home")
            expect(result.errors, contains: "a.play:3: expect \"nowhere\": ")
        }

        @Test(arguments: [
            ("gallery\npress q\nframe\n", 65, "a.play:3: the gallery has ended by then"),
            ("gallery\nexpect \"no such words\"\n", 1, "a.play:2: "),
        ])
        func `a site is not written where a script cannot be played, or goes another way`(
            script: String, status: Int32, words: String
        ) throws {
            let folder = try TemporaryFolder()
            try folder.write(script, to: "a.play")

            let result = try Command.gomaui(
                "export", "--output", "\(folder.path)/site", "--play", "\(folder.path)/a.play")

            expect(result.status, is: status)
            expect(result.errors, contains: words)
            expectEmpty(folder.files(in: "site"))
        }
    }
}
