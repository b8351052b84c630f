import Expectations
import Foundation
import Testing

extension EndToEnd {
    /// `Demo/install`: what it puts under a folder, and that it takes all of it away again.
    struct InstallTests {
        private let prefix = FileManager.default.temporaryDirectory
            .appendingPathComponent("prefix-\(UUID().uuidString)").path

        private func install(_ arguments: String...) throws -> Command {
            try Command.run("\(Command.project)/Demo/install", ["--prefix", prefix] + arguments)
        }

        /// Files and folders under the prefix; nothing where there is none.
        private func contents() -> Set<String> { Set(FileManager.default.subpaths(atPath: prefix) ?? []) }

        private func withInstallation(_ body: () throws -> Void) throws {
            defer { _ = try? FileManager.default.removeItem(atPath: prefix) }
            try expect(install("--program", Command.gomaui).status, is: 0)
            try body()
        }

        @Test func `program, manual and completions are installed, and nothing of them stays`() throws {
            try withInstallation {
                let files = contents().filter { $0.contains("gomaui") }
                let again = try install("--program", Command.gomaui)
                let version = try Command.run("\(prefix)/bin/gomaui", ["--version"])
                let removed = try install("--uninstall")

                expect(
                    files,
                    is: [
                        "bin/gomaui", "share/gomaui", "share/gomaui/installed", "share/man/man1/gomaui.1",
                        "share/bash-completion/completions/gomaui", "share/zsh/site-functions/_gomaui",
                        "share/fish/vendor_completions.d/gomaui.fish",
                    ])
                expect(again.status, is: 0)
                expect(version.output, is: (try Command.gomaui("--version")).output)
                expect(removed.status, is: 0)
                #expect(!FileManager.default.fileExists(atPath: prefix))
            }
        }

        @Test func `what was there before stays`() throws {
            try FileManager.default.createDirectory(atPath: "\(prefix)/bin", withIntermediateDirectories: true)
            try withInstallation {
                try Data().write(to: URL(fileURLWithPath: "\(prefix)/share/man/mine.1"))

                try expect(install("--uninstall").status, is: 0)

                expect(contents(), is: ["bin", "share", "share/man", "share/man/mine.1"])
            }
        }

        @Test func `a file of somebody else is never written over`() throws {
            try FileManager.default.createDirectory(atPath: "\(prefix)/bin", withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(prefix)/bin/gomaui"))
            defer { _ = try? FileManager.default.removeItem(atPath: prefix) }

            let result = try install("--program", Command.gomaui)

            expect(result.status, is: 73)
            expect(result.errors, contains: "\"\(prefix)/bin/gomaui\" is there, and not from here; move it away")
            expect(contents(), is: ["bin", "bin/gomaui"])
        }

        @Test func `what somebody has put in the place of a file stays, and is named`() throws {
            try withInstallation {
                let manager = FileManager.default
                let (program, page) = ("\(prefix)/bin/gomaui", "\(prefix)/share/man/man1/gomaui.1")
                try Data("mine".utf8).write(to: URL(fileURLWithPath: program))
                try manager.removeItem(atPath: page)
                try manager.createSymbolicLink(atPath: page, withDestinationPath: "/nowhere/gomaui.1")

                let again = try install("--program", Command.gomaui)
                let afterwards = try String(contentsOfFile: program, encoding: .utf8)
                let removed = try install("--uninstall")

                expect(again.status, is: 73)
                expect(
                    again.errors, contains: "\"\(program)\" is there, and not what was installed there; move it away")
                expect(afterwards, is: "mine")
                expect(removed.status, is: 0)
                for path in [program, page] {
                    expect(removed.errors, contains: "left \(path): it is not what was installed there\n")
                }
                expect(
                    contents(),
                    is: [
                        "bin", "bin/gomaui", "share", "share/man", "share/man/man1", "share/man/man1/gomaui.1",
                    ])
                try expect(String(contentsOfFile: program, encoding: .utf8), is: "mine")
                try expect(manager.destinationOfSymbolicLink(atPath: page), is: "/nowhere/gomaui.1")
            }
        }

        @Test func `a link that leads nowhere is somebody's`() throws {
            try FileManager.default.createDirectory(atPath: "\(prefix)/bin", withIntermediateDirectories: true)
            defer { _ = try? FileManager.default.removeItem(atPath: prefix) }
            try FileManager.default.createSymbolicLink(
                atPath: "\(prefix)/bin/gomaui", withDestinationPath: "/nowhere/gomaui")

            let result = try install("--program", Command.gomaui)

            expect(result.status, is: 73)
            expect(result.errors, contains: "\"\(prefix)/bin/gomaui\" is there, and not from here; move it away")
            expect(contents(), is: ["bin", "bin/gomaui"])
        }

        @Test func `of a list without checksums nothing is written over or removed but the list`() throws {
            let list = "\(prefix)/share/gomaui/installed"
            for folder in ["bin", "share/gomaui"] {
                try FileManager.default.createDirectory(
                    atPath: "\(prefix)/\(folder)", withIntermediateDirectories: true)
            }
            defer { _ = try? FileManager.default.removeItem(atPath: prefix) }
            try Data("old".utf8).write(to: URL(fileURLWithPath: "\(prefix)/bin/gomaui"))
            try Data("folder share/gomaui\nfile share/gomaui/installed\nfile bin/gomaui\n".utf8)
                .write(to: URL(fileURLWithPath: list))

            let again = try install("--program", Command.gomaui)
            let removed = try install("--uninstall")

            let words = "of an older version, whose list has no checksum to know it by"
            expect(again.status, is: 73)
            expect(again.errors, contains: "\"\(prefix)/bin/gomaui\" is there, and \(words); move it away")
            expect(removed.status, is: 0)
            expect(removed.errors, contains: "left \(prefix)/bin/gomaui: it is \(words)\n")
            expect(contents(), is: ["bin", "bin/gomaui", "share"])
        }

        /// Takes the checksums out of the list, as it was written at first.
        private func makeOlder() throws {
            let list = URL(fileURLWithPath: "\(prefix)/share/gomaui/installed")
            let lines = try String(contentsOf: list, encoding: .utf8).replacing(#/file [0-9a-f]{64} /#, with: "file ")
            try lines.write(to: list, atomically: false, encoding: .utf8)
        }

        @Test func `what an older version has installed is known by what its program says, and taken over`() throws {
            try withInstallation {
                let files = contents()
                try makeOlder()

                let again = try install("--program", Command.gomaui)
                let list = try String(contentsOfFile: "\(prefix)/share/gomaui/installed", encoding: .utf8)

                expect(again.status, is: 0, "\(again.errors)")
                expect(contents(), is: files)
                expect(list.matches(of: #/file [0-9a-f]{64} /#).count, is: 5)
                try makeOlder()
                try expect(install("--uninstall").status, is: 0)
                #expect(!FileManager.default.fileExists(atPath: prefix))
            }
        }

        @Test(arguments: ["bin/gomaui", "share/man/man1/gomaui.1", "share/zsh/site-functions/_gomaui"])
        func `of an older version nothing is taken over where one file is somebody's, and no script is started`(
            path: String
        ) throws {
            try withInstallation {
                try makeOlder()
                let program = "\(prefix)/bin/gomaui"
                let script = "#!/bin/sh\ntouch '\(prefix)/started'\nexec '\(Command.gomaui)' \"$@\"\n"
                let mine = path == "bin/gomaui" ? script : "mine"
                try Data(mine.utf8).write(to: URL(fileURLWithPath: "\(prefix)/\(path)"))
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
                let before = contents()

                let again = try install("--program", Command.gomaui)

                expect(again.status, is: 73)
                let words = "of an older version, whose list has no checksum to know it by; move it away"
                expect(again.errors, contains: "\"\(program)\" is there, and \(words)")
                expect(contents(), is: before)
                try expect(install("--uninstall").errors, contains: "left \(program): it is of an older version")
            }
        }

        @Test func `a list that leads elsewhere removes nothing`() throws {
            try withInstallation {
                let list = URL(fileURLWithPath: "\(prefix)/share/gomaui/installed")
                let before = contents()
                try (String(contentsOf: list, encoding: .utf8) + "file ../else\n")
                    .write(to: list, atomically: false, encoding: .utf8)

                let result = try install("--uninstall")

                expect(result.status, is: 65)
                expect(result.errors, contains: "\"file ../else\" stands in it; nothing has been removed")
                expect(contents(), is: before)
            }
        }

        @Test(arguments: [
            (["--prefx"], 64, "there is no option \"--prefx\"; \"Demo/install --help\" lists them"),
            (["--prefix"], 64, "--prefix needs a word after it; \"Demo/install --help\" shows which"),
            (["--uninstall"], 66, "nothing of gomaui is installed under"),
            (["--prefix", "/nowhere/to/go"], 66, "there is no folder \"/nowhere/to\" to make \"go\" in"),
            (["--program", "/nowhere/gomaui"], 66, "there is no program \"/nowhere/gomaui\""),
        ])
        func `a slip gets a whole sentence, and nothing is written`(
            arguments: [String], status: Int32, words: String
        ) throws {
            let result = try Command.run("\(Command.project)/Demo/install", ["--prefix", prefix] + arguments)

            expect(result.status, is: status)
            #expect(result.errors.hasPrefix("Demo/install: \(words)"))
            #expect(!FileManager.default.fileExists(atPath: prefix))
        }

        // MARK: The manual page

        @Test func `the manual names every command and option, and roff has nothing to say against it`() throws {
            func words(of branch: CommandTree) -> [String] {
                let options = (branch.arguments ?? []).filter(\.shouldDisplay)
                    .compactMap { $0.preferredName.map { "--\($0.name)" } }
                let shown = (branch.subcommands ?? []).filter { !["help", "manual"].contains($0.commandName) }
                return [branch.commandName] + options + shown.flatMap(words)
            }
            let page = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).1")
            defer { _ = try? FileManager.default.removeItem(at: page) }
            try Command.gomaui("manual").output.write(to: page, atomically: false, encoding: .utf8)

            let roff = try Command.run("groff", ["-man", "-ww", "-Tutf8", "-P-cbou", page.path])
            let text = roff.output.replacingOccurrences(of: "\u{2212}", with: "-")

            expect(roff.status, is: 0)
            expectEmpty(roff.errors)
            try expectEmpty(Set(words(of: .ofProgram())).filter { !text.contains($0) })
            expect(text, contains: "\n           gomaui open PillItem --state read-only\n")
        }

        @Test func `help does not speak of the manual's command`() throws {
            let help = try Command.gomaui("--help").output

            expect(help, contains: "USAGE:")
            expect(help, lacks: "manual")
        }
    }
}
