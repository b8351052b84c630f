import Expectations
import Foundation
import Testing

@testable import TerminalWalker

/// What the system says about a program.
struct ProcessFactsTests {
    /// A program that waits; as Foundation starts it, it hears no signal but the last one.
    private func sleeper() throws -> Process {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/bin/sleep")
        program.arguments = ["600"]
        try program.run()
        return program
    }

    /// The second number that the system has for the program's only thread.
    private func timeInLine(of id: Int32) throws -> Duration {
        let text = try String(contentsOfFile: "/proc/\(id)/task/\(id)/schedstat", encoding: .utf8)
        let words = text.split(separator: " ")
        try #require(words.count == 3)
        let time = try #require(Int(words[1]))
        return .nanoseconds(time)
    }

    @Test func `the time that a program has stood in line is what the system has counted`() throws {
        let program = try sleeper()
        let id = program.processIdentifier
        defer { kill(id, SIGKILL) }

        let before = try timeInLine(of: id)
        let told = ProcessFacts(id: id).timeInLine
        let after = try timeInLine(of: id)

        #expect(before <= told && told <= after)
    }

    @Test func `the memory of a program is read as long as it runs`() throws {
        let program = try sleeper()
        let facts = ProcessFacts(id: program.processIdentifier)

        let memory = facts.memory
        kill(facts.id, SIGKILL)
        program.waitUntilExit()

        let (now, most) = try #require(memory)
        #expect(0 < now && now <= most)
        #expect(facts.memory == nil)
    }

    @Test func `open files are told by where they lead, pipes without their numbers`() throws {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/bin/sleep")
        program.arguments = ["600"]
        program.standardInput = FileHandle.nullDevice
        program.standardOutput = Pipe()
        try program.run()
        defer { kill(program.processIdentifier, SIGKILL) }

        let files = ProcessFacts(id: program.processIdentifier).openFiles

        expect(files, contains: "/dev/null")
        expect(files, contains: "pipe:")
    }
}
