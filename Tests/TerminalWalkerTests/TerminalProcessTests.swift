import Expectations
import Foundation
import Testing

@testable import TerminalWalker

/// A program in a terminal, with the driver between them.
struct TerminalProcessTests {
    /// Starts a script that has taken the terminal over, and stays once it is done.
    private func start(_ script: String) throws -> TerminalProcess {
        let nowhere = open("/dev/null", O_WRONLY)
        defer { close(nowhere) }
        return try TerminalProcess(
            "/bin/sh", ["-c", "printf '\\033[?1049h'; \(script); exec sleep 600"],
            environment: ["PATH": "/usr/bin:/bin"], folder: "/", errors: nowhere, width: 20, height: 5)
    }

    /// Takes in what the program writes until `condition` holds.
    private func wait(_ process: TerminalProcess, until condition: () -> Bool) throws {
        let end = ContinuousClock.now + .seconds(30)
        while !condition() {
            try #require(ContinuousClock.now < end && process.ending == nil)
            process.pump(milliseconds: 50)
        }
    }

    @Test func `half a character that is typed once the terminal was given back is not the program's`() throws {
        let process = try start("printf '\\033[?1049l'")
        try wait(process) { process.screen.isGivenBack }
        let read = process.bytesRead

        expect(process.send([0x1B, 0x5B, 0x4D, 0xEB]), is: 4)
        // The driver shows ESC as two letters.
        try wait(process) { process.bytesRead == read + 5 }

        expect(process.inside, is: nil)
        expectEmpty(process.screen.flaws)
    }

    @Test(arguments: [
        ("printf '\\342\\226'", 10, "a character in UTF-8"),
        ("printf '\\033[?1049l\\033[2'", 19, "the control sequence ESC [ 2"),
    ])
    func `what a program has begun and not ended is told`(script: String, count: Int, inside: String) throws {
        let process = try start(script)

        try wait(process) { process.bytesRead == count }

        expect(process.inside, is: inside)
    }

    @Test func `a program whose terminal is let go of is gone`() throws {
        func startAndLetGo() throws -> Int32 {
            let process = try start(":")
            return process.facts.id
        }

        let program = try startAndLetGo()

        expect(kill(program, 0), is: -1)
    }
}
