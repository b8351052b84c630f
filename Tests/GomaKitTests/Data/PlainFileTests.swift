import Expectations
import Foundation
import Testing

@testable import GomaKit

struct PlainFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "plain-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    @Test func `a file is read up to its greatest length, over several pieces`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 256) })
        try data.write(to: folder.appending(path: "file"))

        try expect(PlainFile.data(at: path("file"), upTo: 100_000), is: data)
        #expect(throws: PlainFileError.tooLong(bytes: 100_000)) { try PlainFile.data(at: path("file"), upTo: 99_999) }
    }

    @Test func `the beginning of a file is read, however long that is`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("abc".utf8).write(to: folder.appending(path: "file"))

        try expect(PlainFile.head(at: path("file"), upTo: 2), is: Data("ab".utf8))
        try expect(PlainFile.head(at: path("file"), upTo: 9), is: Data("abc".utf8))
    }

    @Test func `what is no plain file is told at once, whether or not anybody writes to it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        expect(mkfifo(path("pipe"), 0o600), is: 0)

        #expect(throws: PlainFileError.notPlain) { try PlainFile.data(at: path("pipe"), upTo: 9) }
        let writer = open(path("pipe"), O_RDWR | O_NONBLOCK | O_CLOEXEC)
        defer { close(writer) }
        for place in [path("pipe"), folder.path, "/dev/zero"] {
            #expect(throws: PlainFileError.notPlain) { try PlainFile.data(at: place, upTo: 9) }
        }
        #expect(throws: PlainFileError.refused(code: ENOENT)) { try PlainFile.data(at: path("none"), upTo: 9) }
    }

    @Test(.enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/pagemap")))
    func `a file that says nothing of its length is read no further than it may be long`() {
        #expect(throws: PlainFileError.self) { try PlainFile.data(at: "/proc/self/pagemap", upTo: 1 << 17) }
    }
}
