import Foundation
import Testing

@testable import TerminalWalker

/// Whatever a program is doing, it gives the terminal back and is gone when it is asked to end.
///
/// Deadlines are for failing: where all is well nothing waits for them.
@Suite(.serialized) struct BusyProgramTests {
    /// A program that never comes to answer, in a terminal of its own.
    private struct Stage {
        let process: TerminalProcess
        private let folder = NSTemporaryDirectory() + "busy-\(UUID().uuidString)"

        private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("busyapp").path
        private static let patience = Duration.seconds(60)

        init() throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let nowhere = open("/dev/null", O_WRONLY)
            defer { close(nowhere) }
            process = try TerminalProcess(
                Self.program, ["\(folder)/busy"],
                environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"],
                folder: folder, errors: nowhere, width: 80, height: 24)
            let (process, text) = (process, "at rest")
            try wait(for: "the first frame") { process.screen.modes.isAlternate && process.screen.shows(text) }
        }

        func remove() throws { try FileManager.default.removeItem(atPath: folder) }

        /// Has the program do what never ends.
        func keepBusy(_ key: String) throws {
            #expect(process.send(Array(key.utf8)[...]) == key.utf8.count)
            try wait(for: "the work to begin", reads: false) {
                FileManager.default.fileExists(atPath: "\(folder)/busy")
            }
        }

        /// - Parameter reads: whether what the program writes is taken from the terminal meanwhile.
        func wait(for what: String, reads: Bool = true, until condition: () -> Bool) throws {
            let start = ContinuousClock.now
            while !condition() {
                try #require(ContinuousClock.now - start < Self.patience, "waited in vain for \(what)")
                if reads { process.pump(milliseconds: 5) } else { usleep(5000) }
            }
        }

        func waitForEnd() throws {
            try wait(for: "the end") { process.ending != nil }
            for _ in 0..<20 { process.pump(milliseconds: 1) }
        }

        var isRestored: Bool { process.screen.modes.leftovers.isEmpty && process.hasSettingsAsBefore }
    }

    private func withStage(_ body: (Stage) throws -> Void) throws {
        let stage = try Stage()
        try body(stage)
        try stage.remove()
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `a busy program is ended by one signal and gives the terminal back`(signal: Int32) throws {
        try withStage { stage in
            try stage.keepBusy("w")

            stage.process.signal(signal)

            try stage.waitForEnd()
            #expect(stage.process.ending == .signal(signal))
            #expect(stage.isRestored, "\(stage.process.screen.modes.leftovers)")
        }
    }

    @Test func `a busy program is gone with its terminal, though no signal tells it`() throws {
        try withStage { stage in
            try stage.keepBusy("w")

            stage.process.hangUp()

            try stage.waitForEnd()
            #expect(stage.process.ending == .signal(SIGHUP))
        }
    }

    @Test func `a program that waits for a terminal that takes nothing is ended by a signal`() throws {
        try withStage { stage in
            try stage.keepBusy("p")

            stage.process.signal(SIGTERM)

            let program = stage.process.facts.id
            try stage.wait(for: "the end", reads: false) { kill(program, 0) != 0 }
            #expect(stage.process.hasSettingsAsBefore)
            try stage.waitForEnd()
            #expect(stage.process.ending == .signal(SIGTERM))
        }
    }

    @Test func `a program at rest ends in the ordinary way with its terminal`() throws {
        try withStage { stage in
            stage.process.hangUp()

            try stage.waitForEnd()
            #expect(stage.process.ending == .exit(status: 0))
        }
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a program that is stopped ends once it goes on, and leaves the terminal alone`(signal: Int32) throws {
        try withStage { stage in
            stage.process.signal(SIGTSTP)
            try stage.wait(for: "the stop") { stage.process.isStopped }
            try stage.wait(for: "the terminal") { stage.isRestored }

            stage.process.signal(signal)
            stage.process.resume()

            try stage.waitForEnd()
            #expect(stage.process.ending == .signal(signal))
            #expect(stage.isRestored, "\(stage.process.screen.modes.leftovers)")
        }
    }
}

extension EmulatedScreen {
    /// Whether a text stands in one of its rows.
    fileprivate func shows(_ text: String) -> Bool { picture.rows.contains { $0.contains(text) } }
}
