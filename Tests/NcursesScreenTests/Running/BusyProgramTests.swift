import Expectations
import Foundation
import TestSupport
import Testing

@testable import TerminalWalker

/// Whatever a program is doing, it gives the terminal back and is gone when it is asked to end.
///
/// Deadlines are for failing: where all is well nothing waits for them.
@Suite(.serialized) struct BusyProgramTests {
    /// A program that never comes to answer.
    private struct Stage {
        let program: ProgramStage
        private let folder: TemporaryFolder

        var process: TerminalProcess { program.process }

        init() throws {
            folder = try TemporaryFolder()
            program = try ProgramStage("busyapp", ["\(folder.path)/busy"], showing: "at rest")
        }

        /// Has the program do what never ends.
        func keepBusy(_ key: String) throws {
            expect(process.send(Array(key.utf8)[...]), is: key.utf8.count)
            try program.wait(for: "the work to begin", reads: false) {
                FileManager.default.fileExists(atPath: "\(folder.path)/busy")
            }
        }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `a busy program is ended by one signal and gives the terminal back`(signal: Int32) throws {
        let stage = try Stage()
        try stage.keepBusy("w")

        stage.process.signal(signal)

        try stage.program.waitForEnd()
        expect(stage.process.ending, is: .signal(signal))
        #expect(stage.program.isRestored, "\(stage.process.screen.modes.leftovers)")
    }

    @Test func `a busy program is gone with its terminal, though no signal tells it`() throws {
        let stage = try Stage()
        try stage.keepBusy("w")

        stage.process.hangUp()

        try stage.program.waitForEnd()
        expect(stage.process.ending, is: .signal(SIGHUP))
    }

    @Test func `a program that waits for a terminal that takes nothing is ended by a signal`() throws {
        let stage = try Stage()
        try stage.keepBusy("p")

        stage.process.signal(SIGTERM)

        let program = stage.process.facts.id
        try stage.program.wait(for: "the end", reads: false) { kill(program, 0) != 0 }
        #expect(stage.process.hasSettingsAsBefore)
        try stage.program.waitForEnd()
        expect(stage.process.ending, is: .signal(SIGTERM))
    }

    @Test func `a program at rest ends in the ordinary way with its terminal`() throws {
        let stage = try Stage()
        stage.process.hangUp()

        try stage.program.waitForEnd()
        expect(stage.process.ending, is: .exit(status: 0))
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a program that is stopped ends once it goes on, and leaves the terminal alone`(signal: Int32) throws {
        let stage = try Stage()
        stage.process.signal(SIGTSTP)
        try stage.program.wait(for: "the stop") { stage.process.isStopped }
        try stage.program.wait(for: "the terminal") { stage.program.isRestored }

        stage.process.signal(signal)
        stage.process.resume()

        try stage.program.waitForEnd()
        expect(stage.process.ending, is: .signal(signal))
        #expect(stage.program.isRestored, "\(stage.process.screen.modes.leftovers)")
    }
}
