import Expectations
import Foundation
import TestSupport
import Testing

@testable import GomaReview

struct FileWriterTests {
    private let folder: TemporaryFolder
    private let pipe: String

    init() throws {
        folder = try TemporaryFolder()
        pipe = folder.path + "/pipe"
        expect(mkfifo(pipe, 0o600), is: 0)
    }

    /// What the system says that something is.
    private func kind(of path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    @Test func `a pipe is written to, and stays one`() throws {
        let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }

        try FileWriter.write("text\n", to: pipe)

        var buffer = [UInt8](repeating: 0, count: 16)
        let count = read(reader, &buffer, 16)
        expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self), is: "text\n")
        expect(kind(of: pipe), is: S_IFIFO)
    }

    @Test func `a pipe that nobody reads is named, and not waited for`() {
        #expect(throws: OutputError.nobodyReads(path: pipe)) { try FileWriter.write("text\n", to: pipe) }

        expect(kind(of: pipe), is: S_IFIFO)
    }

    @Test func `a link stays one, and the file that it leads to is written`() throws {
        try folder.write("old", to: "there/file")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "there/file")

        try FileWriter.write("new", to: folder.path + "/link")

        expect(kind(of: folder.path + "/link"), is: S_IFLNK)
        try expect(folder.text(of: "there/file"), is: "new")
    }

    @Test func `a file that is its owner's alone stays so`() throws {
        try folder.write("old", to: "file")
        chmod(folder.path + "/file", 0o600)

        try FileWriter.write("new", to: folder.path + "/file")

        var status = stat()
        lstat(folder.path + "/file", &status)
        expect(status.st_mode & 0o777, is: 0o600)
        try expect(folder.text(of: "file"), is: "new")
    }

    @Test func `what an ended run has left behind beside a file goes with it`() throws {
        try folder.write("hal", to: "out/.a.txt.gomaui-new")

        try FileWriter.write("whole\n", to: folder.path + "/out/a.txt")

        expect(folder.files(in: "out"), is: ["a.txt": Data("whole\n".utf8)])
    }

    @Test func `whoever reads a pipe more slowly than it is written is waited for`() throws {
        let (path, text) = (pipe, String(repeating: "0123456789", count: 100_000))
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }

        Thread { try? FileWriter.write(text, to: path) }.start()

        var wait = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        expect(poll(&wait, 1, -1), is: 1)
        _ = fcntl(reader, F_SETFL, 0)
        let size = 1 << 16
        var (taken, buffer) = (Data(), [UInt8](repeating: 0, count: size))
        while true {
            let count = read(reader, &buffer, size)
            guard count > 0 else { break }
            taken.append(contentsOf: buffer[..<count])
        }
        expect(taken, is: Data(text.utf8))
    }
}
