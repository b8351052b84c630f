import Expectations
import Foundation
import Testing

@testable import NcursesScreen

@Suite struct ProgramAnswerTests {
    private func answer(of script: String, within patience: Duration = .seconds(60)) -> ProgramAnswer {
        ProgramAnswer(of: ["sh", "-c", script], within: patience)
    }

    /// Children of this process, ended or not, that were called so.
    private func children(named name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
            guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let end = stat.lastIndex(of: ")")
            else { return false }
            let parent = stat[end...].split(separator: " ").dropFirst(2).first
            return stat.contains("(\(name))") && parent == Substring("\(getpid())")
        }
    }

    @Test func `the first line that is printed is the answer, whatever is printed besides`() {
        expect(answer(of: "echo on; echo off"), is: .line("on"))
        expect(answer(of: "echo no >&2; echo on"), is: .line("on"))
        expect(answer(of: "printf 'o'; printf 'n\\n'"), is: .line("on"))
    }

    @Test func `a program that is not there, or ends without a line, has no answer`() {
        expect(ProgramAnswer(of: ["nowhere-to-be-found"], within: .seconds(60)), is: .none)
        expect(answer(of: "exit 1"), is: .none)
        expect(answer(of: "printf on"), is: .none)
        expect(answer(of: "printf '%0100d\\n' 1"), is: .none)
    }

    @Test(arguments: [62, 63, 64, 65])
    func `an answer has an end before long`(count: Int) {
        let line = String(repeating: "0", count: count)

        expect(answer(of: "printf '%0\(count)d\\n' 0"), is: (count < 64 ? .line(line) : .none))
    }

    @Test func `it reads nothing, so that it cannot take keys that were meant for the program`() {
        expect(answer(of: "cat; echo on"), is: .line("on"))
    }

    @Test func `a stop that was meant for whoever asks does not stop it`() {
        expect(answer(of: "kill -TSTP $$; echo on", within: .seconds(10)), is: .line("on"))
    }

    @Test func `one that has answered is not waited for`() {
        expect(answer(of: "echo on; exec sleep 100000"), is: .line("on"))
    }

    @Test func `one that does not answer is ended in time, with nothing left of it`() throws {
        let stuck = FileManager.default.temporaryDirectory.appendingPathComponent("stuck-\(getpid())").path
        try FileManager.default.createSymbolicLink(atPath: stuck, withDestinationPath: "/bin/sleep")
        defer { _ = try? FileManager.default.removeItem(atPath: stuck) }

        expect(ProgramAnswer(of: [stuck, "100000"], within: .milliseconds(20)), is: .late)

        try expect(children(named: "stuck-\(getpid())"), is: [])
    }

    @Test func `a value that is found in the background is there for all who ask, and not waited for in vain`() {
        let held = DispatchSemaphore(value: 0)
        let value = Eventual {
            held.wait()
            return 7
        }

        expect(value.value(within: .zero), is: nil)
        held.signal()
        expect(value.value(within: .seconds(60)), is: 7)
        expect(value.value(within: .zero), is: 7)
    }
}
