import Expectations
import Foundation
import Testing

@testable import GomaReview

struct ReviewDecisionsTests {
    private let state = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)").path

    private func decisions(on folder: String = "Tests/Snapshots") -> ReviewDecisions {
        ReviewDecisions(on: folder, in: state)
    }

    @Test func `a decision is there in the next sitting, until what it was about has changed`() throws {
        defer { _ = try? FileManager.default.removeItem(atPath: state) }
        var first = decisions()

        try first.decide(.accepted, on: "abc", fingerprint: "1")
        try first.decide(.rejected, on: "def", fingerprint: "1")
        try first.decide(nil, on: "def", fingerprint: "1")

        let second = decisions()
        expect(second.decision(on: "abc", fingerprint: "1"), is: .accepted)
        expect(second.decision(on: "abc", fingerprint: "2"), is: nil)
        expect(second.decision(on: "def", fingerprint: "1"), is: nil)
        expect(second.note, is: nil)
    }

    @Test func `what has been carried out is forgotten, here and in the next sitting`() throws {
        defer { _ = try? FileManager.default.removeItem(atPath: state) }
        var first = decisions()
        for id in ["abc", "def", "ghi"] { try first.decide(.accepted, on: id, fingerprint: "1") }

        try first.forget(["abc", "ghi"])

        for decisions in [first, decisions()] {
            let kept = ["abc", "def", "ghi"].map { decisions.decision(on: $0, fingerprint: "1") }
            expect(kept, is: [nil, .accepted, nil])
        }
    }

    @Test func `each folder of approved dumps has decisions of its own`() throws {
        defer { _ = try? FileManager.default.removeItem(atPath: state) }
        var first = decisions()
        try first.decide(.accepted, on: "abc", fingerprint: "1")

        expect(decisions(on: "Other").decision(on: "abc", fingerprint: "1"), is: nil)
    }

    @Test(arguments: ["", "{", "[]", #"{"format": 2, "folder": "", "decisions": {}}"#])
    func `a file that is something else is ignored with a note, and written over by the next decision`(
        text: String
    ) throws {
        defer { _ = try? FileManager.default.removeItem(atPath: state) }
        var first = decisions()
        try first.decide(.accepted, on: "abc", fingerprint: "1")
        let path = try #require(first.path)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))

        var second = decisions()

        expect(second.note?.hasPrefix(path), is: true)
        expect(second.decision(on: "abc", fingerprint: "1"), is: nil)
        try second.decide(.skipped, on: "abc", fingerprint: "1")
        expect(decisions().decision(on: "abc", fingerprint: "1"), is: .skipped)
    }

    @Test func `a file with the decisions on another folder is not used, and says so`() throws {
        defer { _ = try? FileManager.default.removeItem(atPath: state) }
        var first = decisions()
        try first.decide(.accepted, on: "abc", fingerprint: "1")
        let path = try #require(first.path)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try Data(text.replacing("Tests/Snapshots", with: "Tests/Others").utf8).write(to: URL(fileURLWithPath: path))

        let second = decisions()

        expect(second.note, is: "\(path): holds decisions of another kind or folder, and is not used")
        expect(second.decision(on: "abc", fingerprint: "1"), is: nil)
    }

    @Test func `state lies where the XDG specification says`() {
        expect(ReviewDecisions.stateFolder(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]), is: "/s")
        expect(ReviewDecisions.stateFolder(environment: ["XDG_STATE_HOME": "s", "HOME": "/h"]), is: "/h/.local/state")
        expect(ReviewDecisions.stateFolder(environment: [:]), is: nil)
        expect(ReviewDecisions.stateFolder(environment: ["XDG_STATE_HOME": "", "HOME": ""]), is: nil)
    }
}
