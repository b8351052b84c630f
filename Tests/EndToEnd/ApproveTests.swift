import Expectations
import Foundation
import GomaReview
import Testing

extension EndToEnd {
    /// Accepting what has changed, with the real program.
    struct ApproveTests {
        /// Components of which little is drawn, so that the program soon comes to writing them.
        private static let quick = ["Capsule", "MarketNamePillLabel", "OutcomeItem", "PillItem", "Score", "ScoreCell"]

        /// A folder of approved dumps in which every state is read out otherwise.
        private func doctoredFolder(of names: [String] = quick) throws -> (folder: URL, files: [String: Data]) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("approve-\(UUID().uuidString)")
            try expect(Command.run(Command.gomaui, ["approve", "--folder", folder.path] + names).status, is: 0)
            let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            var files: [String: Data] = [:]
            for name in names where name.hasSuffix(".txt") {
                let file = folder.appendingPathComponent(name)
                let text = try String(contentsOf: file, encoding: .utf8)
                let doctored = text.replacingOccurrences(of: "reading\n", with: "reading\nspoken twice\n")
                files[name] = Data(doctored.utf8)
                try Data(doctored.utf8).write(to: file)
            }
            return (folder, files)
        }

        @Test func `killed at any moment, every approved file is the old one or the new one, whole`() throws {
            let (folder, old) = try doctoredFolder()
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            var new: [String: Data] = [:]
            let approval = ["approve", "--folder", folder.path] + Self.quick
            try expect(Command.run(Command.gomaui, approval).status, is: 0)
            for name in old.keys { new[name] = try Data(contentsOf: folder.appendingPathComponent(name)) }

            var seenMixed = false
            for (round, watched) in Array(repeating: old.keys.sorted(), count: 3).joined().enumerated() {
                for (name, data) in old { try data.write(to: folder.appendingPathComponent(name)) }
                let process = Process()
                process.executableURL = URL(fileURLWithPath: Command.gomaui)
                process.arguments = approval
                process.standardOutput = FileHandle.nullDevice
                try process.run()
                let deadline = Date().addingTimeInterval(20)
                let place = folder.appendingPathComponent(watched)
                while process.isRunning, Date() < deadline, try Data(contentsOf: place) == old[watched] {}
                if round % 3 == 1 { usleep(UInt32(round) * 100) }
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()

                var changed = 0
                for (name, data) in old {
                    let now = try Data(contentsOf: folder.appendingPathComponent(name))
                    #expect(now == data || now == new[name], "\(name) is neither, in round \(round)")
                    changed += now == data ? 0 : 1
                }
                if changed > 0, changed < old.count { seenMixed = true }
            }

            #expect(seenMixed, "no round was killed between two files")
        }

        @Test func `a file that cannot be read is told and kept, until its component is named`() throws {
            // Little is to be written: nearly all is approved already.
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("approve-\(UUID().uuidString)")
            try FileManager.default.copyItem(atPath: "\(Command.project)/Tests/Snapshots", toPath: folder.path)
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.removeItem(at: folder.appendingPathComponent("pages"))
            let file = folder.appendingPathComponent("Betting/OutcomeItem.txt")
            let cut = try Data(contentsOf: file).prefix(3000)
            try cut.write(to: file)
            let other = folder.appendingPathComponent("Filters/PillItem.txt")
            let text = try String(contentsOf: other, encoding: .utf8)
            try Data(text.replacing("reading\n", with: "reading\nspoken twice\n").utf8).write(to: other)
            func run(_ arguments: [String]) throws -> Command {
                try Command.run(Command.gomaui, ["approve", "--folder", folder.path] + arguments)
            }

            for arguments in [[], ["OutcomeItem", "--state", "odds-up"]] {
                let result = try Command.run(
                    Command.gomaui, ["approve", "--folder", folder.path] + arguments)
                expect(result.status, is: 2, "\(arguments)")
                #expect(result.errors.hasPrefix("gomaui: Betting/OutcomeItem.txt:"), "\(arguments)")
                try expect(Data(contentsOf: file), is: cut)
            }
            let list = try run(["--list"] + Self.quick)
            expect(list.output, is: "1 approved file cannot be compared; everything else is as approved\n")
            expect(list.errors.hasPrefix("gomaui: Betting/OutcomeItem.txt:"), is: true)
            expect(list.status, is: 2)
            try expect(Data(contentsOf: file), is: cut)

            try expect(run(["OutcomeItem"]).status, is: 0)
            try expect(run(["--list"] + Self.quick).output, is: "everything is as approved\n")
        }

        @Test(arguments: ["--cluster", "--state"])
        func `a file that cannot be read is told where something is accepted by its ID`(option: String) throws {
            let (folder, files) = try doctoredFolder()
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            let cut = try #require(files["Betting/OutcomeItem.txt"]).prefix(3000)
            try cut.write(to: folder.appendingPathComponent("Betting/OutcomeItem.txt"))
            let list = ["approve", "--list", "--folder", folder.path] + Self.quick
            let listed = try Command.run(Command.gomaui, list).output
            let line = listed.split(separator: "\n").first { $0.contains("goma:PillItem, ") && $0.contains(" changed") }
            let columns = try #require(line).split(separator: #/ {2,}/#).map(String.init)
            let id = option == "--state" ? columns[0] : columns[columns.count - 1]

            let result = try Command.gomaui("approve", option, id, "--folder", folder.path)

            expect(result.output, contains: "goma:PillItem: ")
            expect(result.status, is: 2)
            #expect(result.errors.hasPrefix("gomaui: Betting/OutcomeItem.txt:"), "\(result.errors)")
            let named = try Command.gomaui("approve", "OutcomeItem", "PillItem", option, id, "--folder", folder.path)
            expect(named.status, is: 2)
            #expect(named.errors.hasPrefix("gomaui: Betting/OutcomeItem.txt:"), "\(named.errors)")
        }

        @Test(arguments: ["--cluster", "--state"])
        func `an ID that is unknown may stand in a file that cannot be read, which is told`(option: String) throws {
            let (folder, files) = try doctoredFolder()
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("Betting/OutcomeItem.txt")
            let cut = try #require(files["Betting/OutcomeItem.txt"]).prefix(3000)
            try cut.write(to: file)

            let result = try Command.gomaui("approve", option, "zzzzzz", "--folder", folder.path)

            let lines = result.errors.split(separator: "\n")
            #expect(lines.count == 2 && lines[0].hasPrefix("gomaui: Betting/OutcomeItem.txt:"), "\(result.errors)")
            expect(lines.last?.contains("\"zzzzzz\""), is: true, "\(result.errors)")
            expect(result.status, is: 2)
            try expect(Data(contentsOf: file), is: cut)
        }

        @Test func `clusters are listed, accepted by the beginning of their ID, and then gone`() throws {
            let names = ["Forms", "Filters"]
            let (folder, _) = try doctoredFolder(of: names)
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            func approve(_ arguments: String...) throws -> Command {
                try Command.run(Command.gomaui, ["approve"] + names + ["--folder", folder.path] + arguments)
            }
            struct Review: Decodable {
                let clusters: [Cluster]
                struct Cluster: Decodable {
                    let id, kind, title: String
                    let states: Int
                }
            }
            let json = try approve("--list", "--format", "json").output
            let clusters = try JSONDecoder().decode(Review.self, from: Data(json.utf8)).clusters
            expect(clusters.map(\.title), is: [#""spoken twice" went"#])
            #expect(clusters[0].states > 100)

            let id = String(clusters[0].id.prefix(4))
            let result = try approve("--cluster", id)

            expect(result.status, is: 0, "\(result.errors)")
            try expect(Command.run(Command.gomaui, ["check", "--folder", folder.path] + names).status, is: 0)
            let wrong = try approve("--cluster", id)
            expect(wrong.status, is: 64)
            expect(wrong.errors, contains: "there is no cluster \"\(id)\"")
        }

        @Test func `pruning shows what is left over and removes it only when told to`() throws {
            let (folder, _) = try doctoredFolder()
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            let pill = folder.appendingPathComponent("Filters/PillItem.txt")
            let old = folder.appendingPathComponent("Filters/OldItem.txt")
            try FileManager.default.copyItem(at: pill, to: old)

            let shown = try Command.gomaui("approve", "--prune", "--folder", folder.path)
            expect(shown.output, contains: "Filters/OldItem.txt: no component is behind it")
            expect(shown.output, contains: "nothing was removed")
            #expect(FileManager.default.fileExists(atPath: old.path))

            let pruned = try Command.gomaui("approve", "--prune", "--yes", "--folder", folder.path)
            expect(pruned.output, contains: "1 removed")
            expect(pruned.status, is: 0)
            #expect(!FileManager.default.fileExists(atPath: old.path))

            try Data("<html>".utf8).write(to: pill)
            let unread = try Command.gomaui("approve", "--prune", "--folder", folder.path)
            expect(unread.output.hasPrefix("nothing is left over\n"), is: true)
            expect(unread.status, is: 2)
            expect(unread.errors, contains: "Filters/PillItem.txt:1: begins with \"<html>\"")
        }

        @Test func `a list of what is named has nothing of what is left over elsewhere`() throws {
            let (folder, _) = try doctoredFolder(of: ["PillItem", "Score"])
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            try expect(Command.gomaui("approve", "Score", "--folder", folder.path).status, is: 0)
            let old = folder.appendingPathComponent("Filters/OldItem.txt")
            try FileManager.default.copyItem(at: folder.appendingPathComponent("Filters/PillItem.txt"), to: old)

            let named = try Command.gomaui("approve", "Score", "--list", "--folder", folder.path)

            expect(named.output, is: "everything is as approved\n")
            expect(named.status, is: 0)
        }

        @Test func `at a terminal pruning asks, and removes for yes alone`() throws {
            let (folder, _) = try doctoredFolder()
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            let old = folder.appendingPathComponent("Filters/OldItem.txt")
            try FileManager.default.copyItem(at: folder.appendingPathComponent("Filters/PillItem.txt"), to: old)
            let prune = "\(Terminal.quoted(Command.gomaui)) approve --prune --folder \(Terminal.quoted(folder.path))"
            let terminal = try Terminal("\(prune); echo first; exec \(prune)")

            try terminal.wait(forText: "Remove it? Type y and Enter to do so.")
            try terminal.press("n", "Enter")
            try terminal.wait(forText: "first")
            #expect(FileManager.default.fileExists(atPath: old.path))
            try expect(terminal.text, contains: "nothing was removed")

            try terminal.wait(for: "the second question") {
                try terminal.text.components(separatedBy: "Type y and Enter").count == 3
            }
            try terminal.press("y", "Enter")
            try terminal.wait(forText: "1 removed")
            #expect(!FileManager.default.fileExists(atPath: old.path))
        }

        @Test func `a wrong name makes no folder`() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("approve-\(UUID().uuidString)")
            defer { _ = try? FileManager.default.removeItem(at: folder) }

            let result = try Command.gomaui("approve", "PilItem", "--folder", folder.path)

            expect(result.status, is: 64)
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }

        @Test func `check ends with 2 and says why where an approved file is no dump`() throws {
            let (folder, _) = try doctoredFolder()
            defer { _ = try? FileManager.default.removeItem(at: folder) }
            try Data("<html>".utf8).write(to: folder.appendingPathComponent("Filters/PillItem.txt"))

            let result = try Command.run(Command.gomaui, ["check", folder.path, "--summary"] + Self.quick)

            expect(result.status, is: 2)
            expect(result.errors, contains: "Filters/PillItem.txt:1: begins with \"<html>\"")
            expect(result.output, contains: "goma:OutcomeItem")
        }

        @Test(arguments: [
            ["--yes"], ["--format", "json"], ["--cluster", "a", "--state", "b"], ["--prune", "--list"],
        ])
        func `options that need another one say so`(arguments: [String]) throws {
            let result = try Command.run(Command.gomaui, ["approve"] + arguments)

            expect(result.status, is: 64)
            expect(result.errors.filter { $0 == "\n" }.count, is: 1)
        }
    }
}
