import Expectations
import Foundation
import GomaReview
import Testing

extension EndToEnd {
    /// Files that `gomaui dump` and `gomaui export` write.
    struct DumpTests {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "gomaui-\(UUID().uuidString)")

        private func files(in name: String) -> [String: Data] {
            let root = folder.appendingPathComponent(name)
            let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            return paths.reduce(into: [:]) { files, path in
                files[path] = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
            }
        }

        private func dump(
            _ name: String, _ arguments: [String] = [], environment: [String: String] = [:]
        ) throws -> Command {
            try Command.run(
                Command.gomaui, ["dump", "--output", folder.appendingPathComponent(name).path] + arguments,
                environment: environment)
        }

        /// Runs the program and kills it after a while; whether it was still at work.
        private func isKilled(after seconds: Double, _ arguments: [String]) throws -> Bool {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Command.gomaui)
            process.arguments = arguments
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            Thread.sleep(forTimeInterval: seconds)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return process.terminationReason == .uncaughtSignal
        }

        private func remove() { _ = try? FileManager.default.removeItem(at: folder) }

        /// All components as plain text with its layers; how else they are written is told by some.
        @Test(arguments: PictureFormat.allCases)
        func `two runs are the same byte for byte, wherever they run`(format: PictureFormat) throws {
            defer { remove() }
            let elsewhere = [
                [
                    "LC_ALL": "pt_PT.UTF-8", "LANG": "C", "TZ": "Asia/Kathmandu", "TERM": "dumb", "NO_COLOR": "1",
                    "COLUMNS": "30",
                ],
                ["LC_ALL": "C", "TZ": "Asia/Kathmandu", "COLUMNS": "40"],
            ]
            let arguments =
                (format == .text ? ["--styles"] : ["TallOddsMatchCard", "Wallet"]) + ["--format", format.rawValue]

            try expect(dump("here", arguments).status, is: 0)
            let here = files(in: "here")

            #expect(!here.isEmpty)
            for (place, environment) in elsewhere.enumerated() {
                try expect(dump("there\(place)", arguments, environment: environment).status, is: 0)
                expect(files(in: "there\(place)"), is: here)
            }
        }

        @Test(arguments: [["dump", "--output"], ["export", "--output"]])
        func `a file of somebody else's is named and stays`(arguments: [String]) throws {
            defer { remove() }
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("out/Filters"), withIntermediateDirectories: true)
            let mine = ["out/index.html", "out/Filters/PillItem.txt"].map(folder.appendingPathComponent)
            for file in mine { try "mine\n".write(to: file, atomically: false, encoding: .utf8) }

            let result = try Command.run(
                Command.gomaui, arguments + [folder.appendingPathComponent("out").path])

            expect(result.status, is: 73)
            expect(result.errors, contains: "was not written by gomaui and is left as it is; move it away")
            expect(Set(files(in: "out").values), is: [Data("mine\n".utf8)])
        }

        /// Ended at forty moments from the start to past the end of its work.
        @Test func `killed at any moment every file is whole`() throws {
            defer { remove() }
            let start = DispatchTime.now()
            let names = ["Button", "Capsule", "MatchHeader", "OutcomeItem", "PillItem", "Score", "ScoreCell"]
            try expect(dump("whole", names + ["--format", "html"]).status, is: 0)
            let length = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
            let whole = files(in: "whole")
            var interrupted = 0

            for moment in 1...40 {
                let output = folder.appendingPathComponent("out\(moment % 2)").path
                // Both runs of a pair meet files of other contents: first in one theme, then in the other.
                let theme = moment % 4 > 1 ? ["--theme", "goma-light"] : []
                let arguments = ["dump"] + names + ["--format", "html", "--output", output] + theme
                if try isKilled(after: length * Double(moment) / 38, arguments) { interrupted += 1 }
                for (path, data) in files(in: "out\(moment % 2)") where !path.hasSuffix(".gomaui-new") {
                    let text = String(decoding: data, as: UTF8.self)
                    #expect(
                        whole[path] != nil && text.hasPrefix("<!DOCTYPE html>\n") && text.hasSuffix("</html>\n"),
                        "\(path)")
                }
            }

            #expect(interrupted > 0)
            for name in ["out0", "out1"] {
                try expect(dump(name, names + ["--format", "html"]).status, is: 0)
                expect(files(in: name), is: whole)
            }
        }

        /// Ended at three moments or more, most of them near the end where files are written; what was there before was
        /// written by another run with another look. What a run that has ended by itself leaves is looked at last.
        @Test(arguments: [
            (["export", "--theme", "goma-dark", "--output"], "site", ["export", "--theme", "goma-light", "--output"]),
            (["check", "Wallet", "--report"], "report/review.html", ["check", "Wallet", "missing", "--report"]),
        ])
        func `killed at any moment a site and a report are whole`(
            arguments: [String], output: String, others: [String]
        ) throws {
            defer { remove() }
            // An empty folder of approved dumps makes the report as long as it can be.
            let approved = folder.appendingPathComponent("approved")
            try FileManager.default.createDirectory(at: approved, withIntermediateDirectories: true)
            func command(_ arguments: [String], into name: String) -> [String] {
                let target = folder.appendingPathComponent(name).appendingPathComponent(output).path
                return arguments.map { $0 == "missing" ? approved.path : $0 } + [target]
            }
            let start = DispatchTime.now()
            _ = try Command.run(Command.gomaui, command(arguments, into: "whole"))
            let length = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
            _ = try Command.run(Command.gomaui, command(others, into: "other"))
            let (whole, other) = (files(in: "whole"), files(in: "other"))
            expect(whole.isEmpty, is: false)
            expect(whole.keys, is: other.keys)
            expect(whole, isNot: other)
            var (moment, interrupted) = (0, 0)
            var shares = [0.6, 0.9, 0.98]

            while moment < shares.count {
                let given = command(moment % 2 == 0 ? others : arguments, into: "out")
                if try isKilled(after: length * shares[moment], given) { interrupted += 1 }
                for (path, data) in files(in: "out") where !path.hasSuffix(".gomaui-new") {
                    #expect(data == whole[path] || data == other[path], "\(path) at moment \(moment)")
                }
                moment += 1
                // Where the first run was the slowest, all of these may be over by themselves: then sooner ones follow.
                if interrupted == 0, moment == shares.count, let soonest = shares.min(), soonest > 0.001 {
                    shares.append(soonest / 2)
                }
            }

            #expect(interrupted > 0)
            _ = try Command.run(Command.gomaui, command(arguments, into: "out"))
            expect(files(in: "out"), is: whole)
        }

        @Test func `a report does not take the place of somebody else's file`() throws {
            defer { remove() }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let mine = folder.appendingPathComponent("notes.html")
            try "mine\n".write(to: mine, atomically: false, encoding: .utf8)

            let result = try Command.gomaui("check", folder.path, "--report", mine.path)

            expect(result.status, is: 73)
            expect(result.errors, contains: "was not written by gomaui and is left as it is; move it away")
            try expect(String(contentsOf: mine, encoding: .utf8), is: "mine\n")
        }

        @Test func `parts written side by side are the whole`() throws {
            defer { remove() }
            let arguments = ["Filters", "Wallet", "--styles"]
            try expect(dump("whole", arguments).status, is: 0)

            for number in 1...3 { try expect(dump("parts", arguments + ["--shard", "\(number)/3"]).status, is: 0) }

            expect(files(in: "parts"), is: files(in: "whole"))
        }

        @Test(arguments: [
            (["--shard", "3/2"], "write a part and the number of parts, such as 2/4"),
            (["--state", "nowhere"], "no component has a state named \"nowhere\""),
            (["--state", "blank", "--state", "nowhere"], "no component has a state named \"nowhere\";"),
            (["--film", "soon"], "write a time of at most a day"),
            (["--film", "0s", "--at", "1s"], "write the moments in --film, without --at"),
            (["--film", "events", "--format", "json"], "--film goes with text, ansi, svg and html"),
            (["--styles", "--format", "svg"], "--styles goes with --format text and ansi"),
            (["--format", "pdf"], "'text', 'ansi', 'svg', 'html' or 'json'"),
            (["--theme", "goma-dark,goma-dark"], "two themes are named \"goma-dark\""),
            (["--theme", "goma-dark,goma-lite"], "did you mean \"goma-light\"?"),
        ])
        func `a wrong word writes nothing`(arguments: [String], words: String) throws {
            defer { remove() }

            let result = try dump("out", arguments)

            expect(result.status, is: 64)
            expect(result.errors, contains: words)
            expectEmpty(files(in: "out"))
        }

        @Test(arguments: ["svg", "html", "json"])
        func `a document goes through a pipe, and a reader that goes away is no error`(format: String) throws {
            let program = Terminal.quoted(Command.gomaui)
            let command =
                "\(program) show TallOddsMatchCard --format \(format) | head -c 20; echo; echo ${PIPESTATUS[0]}"

            let result = try Command.run("bash", ["-c", command])

            #expect(result.output.hasSuffix("\n0\n"))
            expectEmpty(result.errors)
        }

        @Test func `a film stands side by side`() throws {
            let result = try Command.gomaui("show", "OutcomeItem", "--state", "odds-up", "--film", "0s,4s")

            #expect(result.output.hasPrefix("0s                4s\n▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄\n"))
        }
    }
}
