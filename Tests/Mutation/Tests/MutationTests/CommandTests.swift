import Foundation
import Testing

@testable import Mutation

struct CommandTests {
    private func run(
        _ script: String, within seconds: Double = 20, environment: [String: String] = [:]
    ) throws -> (end: Command.End, lines: [String]) {
        var lines: [String] = []
        let end = try Command("bash", ["-c", script], environment: environment).run(within: seconds) {
            lines.append($0)
            return $0 == "enough"
        }
        return (end, lines)
    }

    @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", 137)] as [(String, Int32)])
    func `its end is told by its number`(script: String, status: Int32) throws {
        #expect(try run(script).end == .exited(status))
    }

    @Test func `its lines are heard from both streams, in an environment of its own`() throws {
        let told = try run("echo one $WORD; echo two >&2; tty; cat", environment: ["WORD": "x"])

        #expect(told.lines == ["one x", "two", "not a tty"])
        #expect(told.end == .exited(0))
    }

    @Test func `a line that settles it ends it`() throws {
        let told = try run("echo first; echo enough; sleep 1000")

        #expect(told.end == .settled("enough"))
        #expect(told.lines == ["first", "enough"])
    }

    @Test func `its last line is heard although nothing ends it`() throws {
        let told = try run(#"printf 'one\ntwo'"#)

        #expect(told.lines == ["one", "two"])
        #expect(told.end == .exited(0))
        #expect(try run("printf enough").end == .settled("enough"))
    }

    @Test func `what it leaves behind is not waited for`() throws {
        let told = try run("setsid sleep 30 & echo $!; exit 7")
        defer { for line in told.lines { if let left = pid_t(line) { kill(left, SIGKILL) } } }

        #expect(told.end == .exited(7))
    }

    @Test func `where its time is over it ends with all that it has started`() throws {
        let told = try run("sleep 1000 & echo $!; wait", within: 0.5)

        #expect(told.end == .timedOut)
        let child = try #require(told.lines.first.flatMap { pid_t($0) })
        // The system ends it in its own time, and it may still wait for its parent to hear of it.
        func isAlive() -> Bool {
            let facts = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
            return facts.map { !$0.contains(") Z") } ?? false
        }
        for _ in 0..<500 where isAlive() { usleep(10_000) }
        #expect(!isAlive())
    }
}
