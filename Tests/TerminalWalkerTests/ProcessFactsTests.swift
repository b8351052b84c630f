import Foundation
import Testing

@testable import TerminalWalker

/// What the system says about a program.
struct ProcessFactsTests {
    /// The second number that the system has for the program's only thread.
    private func timeInLine(of id: Int32) throws -> Duration {
        let text = try String(contentsOfFile: "/proc/\(id)/task/\(id)/schedstat", encoding: .utf8)
        let words = text.split(separator: " ")
        try #require(words.count == 3)
        let time = try #require(Int(words[1]))
        return .nanoseconds(time)
    }

    @Test func `the time that a program has stood in line is what the system has counted`() throws {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/bin/sleep")
        program.arguments = ["600"]
        try program.run()
        defer { program.terminate() }
        let id = program.processIdentifier

        let before = try timeInLine(of: id)
        let told = ProcessFacts(id: id).timeInLine
        let after = try timeInLine(of: id)

        #expect(before <= told && told <= after)
    }

    @Test func `the memory of a program is read as long as it runs`() throws {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/bin/sleep")
        program.arguments = ["600"]
        try program.run()
        let facts = ProcessFacts(id: program.processIdentifier)

        let memory = try #require(facts.memory)
        program.terminate()
        program.waitUntilExit()

        #expect(0 < memory.now && memory.now <= memory.most)
        #expect(facts.memory == nil)
    }
}
