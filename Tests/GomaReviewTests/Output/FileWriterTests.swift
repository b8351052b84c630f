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
        #expect(mkfifo(pipe, 0o600) == 0)
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
        #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == "text\n")
        #expect(kind(of: pipe) == S_IFIFO)
    }

    @Test func `a pipe that nobody reads is named, and not waited for`() {
        #expect(throws: OutputError.nobodyReads(path: pipe)) { try FileWriter.write("text\n", to: pipe) }

        #expect(kind(of: pipe) == S_IFIFO)
    }

    @Test func `a link stays one, and the file that it leads to is written`() throws {
        try folder.write("old", to: "there/file")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "there/file")

        try FileWriter.write("new", to: folder.path + "/link")

        #expect(kind(of: folder.path + "/link") == S_IFLNK)
        #expect(try folder.text(of: "there/file") == "new")
    }
}
