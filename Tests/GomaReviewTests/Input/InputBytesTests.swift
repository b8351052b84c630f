import Expectations
import Foundation
import TestSupport
import Testing

@testable import GomaReview

struct InputBytesTests {
    private let folder: TemporaryFolder
    private let pipe: String

    init() throws {
        folder = try TemporaryFolder()
        pipe = folder.path + "/pipe"
        expect(mkfifo(pipe, 0o600), is: 0)
    }

    /// Opens the pipe as what writes to it does.
    private func writer() -> Int32 { open(pipe, O_WRONLY | O_CLOEXEC) }

    private func send(_ text: String, to writer: Int32) {
        expect(write(writer, text, text.utf8.count), is: text.utf8.count)
    }

    private func text(_ piece: Data) -> String { String(decoding: piece, as: UTF8.self) }

    private func bytes(_ patience: InputPatience) -> InputBytes {
        InputBytes(
            open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC), named: "pipe", isNamedPipe: true, patience: patience)
    }

    @Test func `a pipe to which nobody writes is given up with its name, and opening it waits for nobody`() throws {
        let error = #expect(throws: InputError.self) {
            try InputFile.text(at: pipe, as: .page, patience: InputPatience(forWriter: .zero))
        }

        expect(
            error?.description,
            is: "\(pipe): nobody has written to this pipe for 0 seconds; start what writes to it, and try again")
        expect(error?.isMissing, is: true)
        #expect(try !InputFile.open(at: pipe, as: .feed).isFile)
    }

    @Test func `one that somebody holds open in silence is given up too, and later`() throws {
        let bytes = bytes(InputPatience(forWriter: .zero, forBytes: .milliseconds(1)))
        let writer = writer()
        defer { close(writer) }

        #expect(throws: InputError.silent(file: "pipe", seconds: 0)) { try bytes.next(upTo: 8) }
        send("late", to: writer)
        try expect(text(bytes.next(upTo: 8)), is: "late")
    }

    @Test func `what comes in pieces is read in pieces, and ends when the writer goes`() throws {
        let bytes = bytes(InputPatience(forWriter: .seconds(60), forBytes: .seconds(60)))
        let writer = writer()
        send("one two", to: writer)

        try expect(text(bytes.next(upTo: 4)), is: "one ")
        try expect(text(bytes.next(upTo: 4)), is: "two")
        close(writer)
        try expectEmpty(bytes.next(upTo: 4))
    }

    @Test func `a writer that comes later is waited for, and one that says nothing is an end`() throws {
        let (bytes, path) = (bytes(.endless), pipe)
        Thread {
            let descriptor = open(path, O_WRONLY)
            _ = write(descriptor, "x", 1)
            close(descriptor)
        }.start()
        try expect(text(bytes.next(upTo: 8)), is: "x")
        try expectEmpty(bytes.next(upTo: 8))

        let silent = self.bytes(InputPatience(forWriter: .seconds(60), forBytes: .seconds(60)))
        close(writer())
        try expectEmpty(silent.next(upTo: 8))
    }

    @Test func `what cannot be read is no end`() {
        let bytes = InputBytes(open(folder.path, O_RDONLY | O_CLOEXEC), named: "standard input")

        #expect(throws: InputError.unreadable(file: "standard input", reason: "Is a directory")) {
            try bytes.next(upTo: 8)
        }
    }

    @Test func `a folder in the place of standard input is refused before anything is shown`() {
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }

        #expect(throws: InputError.unreadable(file: "standard input", reason: "Is a directory")) {
            try InputFile.standardInputStream(from: descriptor)
        }
    }
}
