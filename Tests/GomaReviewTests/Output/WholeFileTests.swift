import Expectations
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import GomaReview

struct WholeFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// What is done to the disk, in order.
    private final class Steps: Sendable {
        private let list = Mutex<[String]>([])

        var all: [String] { list.withLock { $0 } }

        func add(_ step: String) { list.withLock { $0.append(step) } }

        /// The system's own disk, of which every call is written down.
        func disk(failing code: Int32? = nil) -> Disk {
            Disk(
                sync: { descriptor in
                    var status = stat()
                    fstat(descriptor, &status)
                    self.add(status.st_mode & S_IFMT == S_IFDIR ? "folder" : "data of \(status.st_size) bytes")
                    guard let code else { return fsync(descriptor) }
                    errno = code
                    return -1
                },
                rename: { old, new in
                    self.add("name \((new as NSString).lastPathComponent)")
                    return rename(old, new)
                })
        }
    }

    @Test func `the data is on disk before the name is, and the name before it is done`() throws {
        let steps = Steps()

        try WholeFile.write(Data("whole".utf8), to: file("a"), on: steps.disk())

        expect(steps.all, is: ["data of 5 bytes", "name a", "folder"])
    }

    @Test func `many files are on disk one by one, and their folder once`() throws {
        let steps = Steps()
        let batch = FileBatch(on: steps.disk())

        for name in ["a", "b"] { try batch.add(Data(name.utf8), to: file(name)) }
        try batch.finish()

        expect(steps.all, is: ["data of 1 bytes", "name a", "data of 1 bytes", "name b", "folder"])
        try expect(names(), is: ["a", "b"])
    }

    @Test func `a disk that is full leaves what was there, and no draft`() throws {
        try folder.write("old", to: "a")
        let full = OutputError.cannotWrite(path: file("a").path, reason: "No space left on device")

        #expect(throws: full) {
            try WholeFile.write(Data("new".utf8), to: file("a"), on: Steps().disk(failing: ENOSPC))
        }

        try expect(names(), is: ["a"])
        try expect(folder.text(of: "a"), is: "old")
    }

    @Test func `after the first file that cannot be written none is`() throws {
        let steps = Steps()
        let batch = FileBatch(on: steps.disk())
        try FileManager.default.createDirectory(at: file("a"), withIntermediateDirectories: true)
        try folder.write("", to: "a/inside")
        try batch.add(Data("x".utf8), to: file("a"))

        #expect(throws: OutputError.cannotWrite(path: file("a").path, reason: "Is a directory")) { try batch.finish() }

        #expect(throws: OutputError.self) { try batch.add(Data("x".utf8), to: file("b")) }
        try expect(names(), is: ["a"])
    }

    @Test func `what waits behind a file that cannot be written is not written either`() throws {
        let (steps, gate) = (Steps(), DispatchSemaphore(value: 0))
        let disk = Disk(
            sync: { _ in 0 },
            rename: { _, new in
                steps.add((new as NSString).lastPathComponent)
                gate.wait()
                errno = EISDIR
                return -1
            })
        let batch = FileBatch(on: disk)

        for name in ["a", "b"] { try batch.add(Data(name.utf8), to: file(name)) }
        for _ in 0..<2 { gate.signal() }

        #expect(throws: OutputError.cannotWrite(path: file("a").path, reason: "Is a directory")) { try batch.finish() }
        expect(steps.all, is: ["a"])
        try expectEmpty(names())
    }

    @Test func `a file system that cannot be synced is no reason to fail`() throws {
        try WholeFile.write(Data("new".utf8), to: file("a"), on: Steps().disk(failing: EINVAL))

        try expect(folder.text(of: "a"), is: "new")
    }

    @Test func `a folder that has been brought to the disk is not held open`() throws {
        let steps = Steps()
        var disk = Disk.system
        disk.sync = { descriptor in
            steps.add("\(descriptor)")
            return 0
        }

        try disk.syncFolder(folder.path)

        let descriptor = try #require(steps.all.first.flatMap { Int32($0) })
        // Whoever has been given the number since has opened something else.
        var (own, held) = (stat(), stat())
        lstat(folder.path, &own)
        let isOpen = fstat(descriptor, &held) == 0
        expect(own.st_mode & S_IFMT, is: S_IFDIR)
        #expect(!isOpen || (held.st_dev, held.st_ino) != (own.st_dev, own.st_ino))
    }

    @Test func `two drafts of one file do not meet, and the last that is put stays`() throws {
        let first = try FileDraft(Data("first".utf8), of: file("a"))
        let second = try FileDraft(Data("second".utf8), of: file("a"))

        FileDraft.removeLeftBehind(in: folder.path)
        try second.put()
        try first.put()

        try expect(names(), is: ["a"])
        try expect(folder.text(of: "a"), is: "first")
    }

    @Test func `the draft of a file that is its owner's alone is its owner's alone too`() throws {
        try folder.write("old", to: "a")
        chmod(file("a").path, 0o600)

        let draft = try FileDraft(Data("new".utf8), of: file("a"))

        let name = try #require(try names().first { $0.hasSuffix(FileDraft.ending) })
        var status = stat()
        lstat(file(name).path, &status)
        expect(status.st_mode & 0o777, is: 0o600)
        try draft.put()
        try expect(folder.text(of: "a"), is: "new")
    }

    @Test func `a draft that was taken away before it had its lock is not kept`() throws {
        try folder.write("", to: "draft")
        let descriptor = open(file("draft").path, O_WRONLY | O_CLOEXEC)
        defer { close(descriptor) }
        #expect(FileDraft.isKept(descriptor))

        unlink(file("draft").path)

        #expect(!FileDraft.isKept(descriptor))
    }

    @Test func `many that write the same files at once all come to their end`() throws {
        let path = folder.path
        let problems = Mutex<[String]>([])

        DispatchQueue.concurrentPerform(iterations: 4) { writer in
            do {
                let files = try DumpWriter(folder: path)
                try files.writeMany { write in
                    for number in 1...40 { _ = try write("\(writer) \(number)\n", "deep/er/\(number).txt") }
                }
            } catch {
                problems.withLock { $0.append("\(error)") }
            }
        }

        expect(problems.withLock { $0 }, is: [])
        expect(folder.files(in: "deep/er").count, is: 40)
    }

    @Test func `a name as long as names may be has room for its draft`() throws {
        let name = String(repeating: "é", count: 127)

        try WholeFile.write(Data("x".utf8), to: file(name))

        try expect(names(), is: [name])
    }

    @Test func `what has a name is not given another's`() throws {
        try folder.write("mine", to: "a")

        #expect(try !WholeFile.writeNew(Data("other".utf8), to: file("a")))
        #expect(try WholeFile.writeNew(Data("other".utf8), to: file("b")))

        try expect(names(), is: ["a", "b"])
        try expect(folder.text(of: "a"), is: "mine")
    }

    @Test func `what is no file holds nothing and is not waited for`() throws {
        // First what would be read at once: it does not end in waiting where it fails.
        try #require(!WholeFile.holds(Data(), at: "/dev/null"))
        expect(mkfifo(file("pipe").path, 0o600), is: 0)

        #expect(!WholeFile.holds(Data(), at: file("pipe").path))
        try expect(SaveFolder(folder.path).write("text", as: "pipe"), is: folder.path + "/pipe-2")
    }

    @Test func `what is not there is not moved, and said so`() throws {
        #expect(throws: OutputError.self) { try WholeFile.move(file("a").path, toFree: file("b").path) }
        try folder.write("mine", to: "a")
        try folder.write("other", to: "b")

        #expect(try !WholeFile.move(file("a").path, toFree: file("b").path))
        #expect(try WholeFile.move(file("a").path, toFree: file("c").path))

        try expect(names(), is: ["b", "c"])
        try expect(folder.text(of: "c"), is: "mine")
    }
}
