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
        #expect(
            text == """
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

        #expect(told == [.cannotWrite(path: "/dev/full", reason: "No space left on device")])
        #expect(journal.problem == told.first)
    }

    @Test func `a file that cannot be written is named with the reason`() {
        #expect(throws: OutputError.cannotWrite(path: "/nowhere/log", reason: "No such file or directory")) {
            try EventJournal(path: "/nowhere/log")
        }
    }
}
