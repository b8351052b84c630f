import Expectations
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
        try expect(
            check(.missing).message(about: text), is: "is recorded: look at what has changed before it is committed")
    }

    @Test func `what is on record says nothing`() throws {
        try record("Price\n  16=ab\n")

        try expect(check().message(about: "Price\n  16=ab\n"), is: nil)
        try expect(check(.all).message(about: "Price\n  16=ab\n"), is: nil)
    }

    @Test func `what differs is told below what it belongs to, what is gone before what has come`() throws {
        try record("Price\n\nOn\n  16=ab\n\nOff\n  16=cd\n")

        try expect(
            check().message(about: "Price\n\nOn\n  16=ab\n\nOff\n  16=ce\n"),
            is: """
                says otherwise; GOMA_RECORD=all writes it anew
                - Off:  16=cd
                + Off:  16=ce
                """)
        try expect(check(.missing).message(about: "Price\n"), isNot: nil)
        try expect(check().message(about: "Price\n\nOn\n  16=ab\n\nOff\n  16=cd\n"), is: nil)
    }

    @Test func `all that differs is written where it is asked for, and the run fails once`() throws {
        try record("On\n  1\n")

        try expect(
            check(.all).message(about: "On\n  2\n"),
            is: """
                is recorded: look at what has changed before it is committed
                - On:  1
                + On:  2
                """)
        try expect(check().message(about: "On\n  2\n"), is: nil)
    }

    @Test func `of many lines the first are told, and how many more there are`() throws {
        try record((1...9).map { "\($0)\n" }.joined())

        let message = try #require(try check().message(about: ""))

        expect(message.split(separator: "\n").count, is: 10)
        #expect(message.hasSuffix("\n- 8\nand 1 more"))
    }

    @Test func `what is not there is an issue too`() throws {
        try expect(check().message(about: "Price"), is: "is not there; GOMA_RECORD=missing writes it")
        #expect(!FileManager.default.fileExists(atPath: check().path))
    }
}
