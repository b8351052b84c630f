import Foundation
import TestSupport
import Testing

@testable import GomaTesting

struct RecordCheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func check(_ recording: Recording = .never) -> RecordCheck {
        RecordCheck(path: "\(folder.path)/Betting/Price.txt", recording: recording)
    }

    private func record(_ text: String) throws {
        #expect(
            try check(.missing).message(about: text) == "is recorded: look at what has changed before it is committed")
    }

    @Test func `what is on record says nothing`() throws {
        try record("Price\n  16=ab\n")

        #expect(try check().message(about: "Price\n  16=ab\n") == nil)
        #expect(try check(.all).message(about: "Price\n  16=ab\n") == nil)
    }

    @Test func `what differs is told below what it belongs to, what is gone before what has come`() throws {
        try record("Price\n\nOn\n  16=ab\n\nOff\n  16=cd\n")

        #expect(
            try check().message(about: "Price\n\nOn\n  16=ab\n\nOff\n  16=ce\n") == """
                says otherwise; GOMA_RECORD=all writes it anew
                - Off:  16=cd
                + Off:  16=ce
                """)
        #expect(try check(.missing).message(about: "Price\n") != nil)
        #expect(try check().message(about: "Price\n\nOn\n  16=ab\n\nOff\n  16=cd\n") == nil)
    }

    @Test func `all that differs is written where it is asked for, and the run fails once`() throws {
        try record("On\n  1\n")

        #expect(
            try check(.all).message(about: "On\n  2\n") == """
                is recorded: look at what has changed before it is committed
                - On:  1
                + On:  2
                """)
        #expect(try check().message(about: "On\n  2\n") == nil)
    }

    @Test func `of many lines the first are told, and how many more there are`() throws {
        try record((1...9).map { "\($0)\n" }.joined())

        let message = try #require(try check().message(about: ""))

        #expect(message.split(separator: "\n").count == 10)
        #expect(message.hasSuffix("\n- 8\nand 1 more"))
    }

    @Test func `what is not there is an issue too`() throws {
        #expect(try check().message(about: "Price") == "is not there; GOMA_RECORD=missing writes it")
        #expect(!FileManager.default.fileExists(atPath: check().path))
    }
}
