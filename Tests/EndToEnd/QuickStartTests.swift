import Expectations
import Foundation
import Testing

extension EndToEnd {
    /// `Demo/run` with a compiler that answers at once, but for the fast build, which waits until it is told to go on.
    struct QuickStartTests {
        private let house: House

        init() throws { house = try House() }

        @Test func `it starts with the quick build, and with the fast one as soon as that is there`() throws {
            let first = try house.run("list", "--json")
            let second = try house.run()
            try house.finishFastBuild()
            let third = try house.run()

            expect(first.output, is: "debug list --json\n")
            expect(second.output, is: "debug \n")
            expect(third.output, is: "release \n")
            expectEmpty(third.errors)
            try expect(house.builds(), is: ["debug", "release"])
        }

        @Test func `a change ends the fast build of what was before`() throws {
            _ = try house.run()
            try house.change()
            let changed = try house.run()
            try house.finishFastBuild()

            expect(changed.output, is: "debug \n")
            try expect(house.run().output, is: "release \n")
            try expect(house.builds(), is: ["debug", "release", "ended", "debug", "release"])
        }

        @Test func `a page of the app that has changed is built in`() throws {
            _ = try house.run()
            try house.change("Demo/App/app.yaml")
            let changed = try house.run("app")
            try house.finishFastBuild()

            expect(changed.output, is: "debug app\n")
            try expect(house.builds(), is: ["debug", "release", "ended", "debug", "release"])
        }

        @Test func `what does not compile is told, and the fast build is not tried for it again`() throws {
            try house.breakBuild("release")
            _ = try house.run()
            try house.finishFastBuild()
            let afterwards = try house.run()
            try house.change()
            try house.breakBuild("debug")
            let broken = try house.run()

            expect(afterwards.output, is: "debug \n")
            expect(afterwards.errors, contains: "The fast build has failed for these sources")
            expect(broken.status, is: 1)
            expectEmpty(broken.output)
            expect(broken.errors, contains: "A.swift:1:1: error: broken\nDemo/build: the quick build failed; what")
            try expect(house.builds(), is: ["debug", "release", "debug"])
        }

        @Test func `it starts from its own folder, wherever else the shell looks for folders`() throws {
            let result = try house.runNearby(lookingIn: ".:/")

            expect(result.output, is: "debug list\n", "\(result.errors)")
        }

        /// A copy of the scripts with sources and a compiler of its own.
        private final class House {
            private let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("house-\(UUID().uuidString)").path

            init() throws {
                let manager = FileManager.default
                for part in ["Demo/App", "Sources", "Themes", "bin"] {
                    try manager.createDirectory(atPath: "\(folder)/\(part)", withIntermediateDirectories: true)
                }
                for script in ["run", "build", "options", "prepare"] {
                    try manager.copyItem(
                        atPath: "\(Command.project)/Demo/\(script)", toPath: "\(folder)/Demo/\(script)")
                }
                for file in ["Package.swift", "Sources/A.swift", "Demo/App/app.yaml"] { try write("", to: file) }
                try write(Self.compiler, to: "bin/swift")
                try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/bin/swift")
                expect(mkfifo("\(folder)/go", 0o600), is: 0)
            }

            deinit {
                // A fast build that still waits ends with its pipe.
                _ = try? finishFastBuild()
                _ = try? FileManager.default.removeItem(atPath: folder)
            }

            func run(_ arguments: String...) throws -> Command { try start("\(folder)/Demo/run", arguments) }

            /// Runs it by its relative path.
            /// - Parameter path: where the shell looks for folders, `CDPATH`.
            func runNearby(lookingIn path: String) throws -> Command {
                try start("bash", ["-c", "cd \"$HOUSE\" && CDPATH=$0 Demo/run list", path])
            }

            private func start(_ program: String, _ arguments: [String]) throws -> Command {
                // Threads of a pool block signals, programs inherit that, and the fast build is ended by one.
                var (none, before) = (sigset_t(), sigset_t())
                sigemptyset(&none)
                pthread_sigmask(SIG_SETMASK, &none, &before)
                defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
                let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
                return try Command.run(
                    program, arguments, environment: ["PATH": "\(folder)/bin:\(path)", "HOUSE": folder])
            }

            /// What the compiler was asked for, in order.
            func builds() throws -> [String] {
                try String(contentsOfFile: "\(folder)/builds", encoding: .utf8).split(separator: "\n").map(String.init)
            }

            /// Writes to a source, or what is built in, while the fast build runs, or after it has.
            func change(_ file: String = "Sources/A.swift") throws {
                _ = try Command.run(
                    "bash", ["-c", "until grep -qx release \"$0/builds\"; do sleep 0.05; done", folder])
                try write("changed", to: file)
            }

            func breakBuild(_ configuration: String) throws { try write("", to: "broken-\(configuration)") }

            /// Lets the fast build go on, if there is one, and waits until it is done.
            func finishFastBuild() throws {
                let script = """
                    [[ -e $0/.build/run/background ]] || exit 0
                    exec 3<>"$0/go"
                    # What was ended right as it began to wait may take one away.
                    while [[ -e $0/.build/run/background ]]; do echo go >&3 && sleep 0.05; done
                    """
                _ = try Command.run("bash", ["-c", script, folder])
            }

            private func write(_ text: String, to file: String) throws {
                try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
            }

            /// Writes down what it is asked for; makes programs that say who they are.
            private static let compiler = """
                #!/usr/bin/env bash
                [[ "$*" == *'--configuration release'* ]] && kind=release || kind=debug
                [[ $kind == debug ]] || trap 'echo ended >>"$HOUSE/builds"; exit 1' TERM
                echo "$kind" >>"$HOUSE/builds"
                echo "[1/2] Compiling A.swift"
                if [[ $kind == release ]]; then head -n 1 "$HOUSE/go" & wait $!; fi
                if [[ -e $HOUSE/broken-$kind ]]; then echo "A.swift:1:1: error: broken"; exit 1; fi
                mkdir -p "$HOUSE/.build/$kind"
                printf '#!/bin/sh\\necho %s "$*"\\n' "$kind" >"$HOUSE/.build/$kind/gomaui"
                chmod +x "$HOUSE/.build/$kind/gomaui"
                """
        }
    }
}
