import Expectations
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct EventJournalTests {
    @Test func `every event is a line, behind those that are there`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}\n", to: "log")
        let stage = try GalleryHarness()
        let journal = try EventJournal(path: (folder.path + "/log"))
        stage.services.eventLog.onRecord = { journal.append($0) }

        stage.services.environment.scheduler.advance(by: .milliseconds(1250))
        stage.type("o")
        stage.services.eventLog.record("say", "\"x\"\n")

        let text = try folder.text(of: "log")
        expect(
            text,
            is: """
                {}
                {"name":"sort table","subject":"name","time":1.25}
                {"name":"say","subject":"\\"x\\"\\n","time":1.25}

                """)
    }

    @Test func `what cannot be written is told once, and kept for the end`() throws {
        let stage = try GalleryHarness()
        let journal = try EventJournal(path: "/dev/full")
        var told: [OutputError] = []
        journal.onFailure = { told.append($0) }
        stage.services.eventLog.onRecord = { journal.append($0) }

        stage.type("oo")

        expect(told, is: [.cannotWrite(path: "/dev/full", reason: "No space left on device")])
        expect(journal.problem, is: told.first)
    }

    @Test func `a pipe without a reader is refused before anything is shown`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe"
        expect(mkfifo(path, 0o600), is: 0)

        let error = #expect(throws: OutputError.self) { try EventJournal(path: path) }

        expect(
            error?.description, is: "nobody reads the pipe \"\(path)\"; start what reads it first, or name a file")
    }

    @Test func `a reader that stalls is not waited for, and what it loses is counted and never cut`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe"
        expect(mkfifo(path, 0o600), is: 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }
        let journal = try EventJournal(path: path)
        var told: [String] = []
        journal.onFailure = { told.append($0.description) }
        let log = EventLog(scheduler: TimelineScheduler())
        log.onRecord = { journal.append($0) }

        // Long lines are taken in part, once the pipe is nearly full.
        let count = 40
        for number in 1...count { log.record("say", "\(number) " + String(repeating: "x", count: 9000)) }
        let taken = read(all: reader)
        log.record("say", "on")
        let end = read(all: reader)

        let text = taken + end
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let lost = count + 1 - (lines.count - 1)
        #expect(lines.last == "" && lines.dropLast().allSatisfy { $0.hasPrefix("{\"name\"") && $0.hasSuffix("}") })
        expect(lines.dropLast().last?.contains("\"on\""), is: true)
        #expect(lost > 1)
        expect(journal.problem, is: nil)
        expect(told, is: ["1 line of the log was lost: nobody read \"\(path)\" in time"])
        expect(
            journal.finish()?.description, is: "\(lost) lines of the log were lost: nobody read \"\(path)\" in time")
    }

    /// Everything that waits in a pipe.
    private func read(all reader: Int32) -> String {
        var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
        while case let count = Foundation.read(reader, &buffer, buffer.count), count > 0 { data += buffer[..<count] }
        return String(decoding: data, as: UTF8.self)
    }

    @Test func `a line that was taken in part and never to its end counts as lost`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe"
        expect(mkfifo(path, 0o600), is: 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }
        let journal = try EventJournal(path: path)
        let log = EventLog(scheduler: TimelineScheduler())
        log.onRecord = { journal.append($0) }

        log.record("say", String(repeating: "x", count: 1 << 20))

        expect(journal.finish(), is: .linesLost(count: 1, path: path))
    }

    @Test func `a reader that goes away is told as what it is`() throws {
        signal(SIGPIPE, SIG_IGN)
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe"
        expect(mkfifo(path, 0o600), is: 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        let journal = try EventJournal(path: path)
        let log = EventLog(scheduler: TimelineScheduler())
        log.onRecord = { journal.append($0) }
        close(reader)

        log.record("say", "x")

        expect(journal.finish(), is: .cannotWrite(path: path, reason: "Broken pipe"))
    }

    @Test func `a file that cannot be written is named with the reason`() {
        #expect(throws: OutputError.cannotWrite(path: "/nowhere/log", reason: "No such file or directory")) {
            try EventJournal(path: "/nowhere/log")
        }
    }
}
