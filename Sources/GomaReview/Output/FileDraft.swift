import Foundation

/// The draft of a file: all of it, on disk, beside the place that it will take and under a name of its own, so that
/// programs that write the same file at the same time do not meet.
///
/// It is locked until it is put there; one that nobody holds was left behind by a program that was ended.
struct FileDraft {
    /// What a draft's name ends with, beside the point before it.
    static let ending = ".gomaui-new"

    private let file: URL
    private let path: String
    private let descriptor: Int32
    private let disk: Disk

    /// Names that are tried before it is given up to find one that is free.
    private static let mostNames = 100
    /// Bytes of the file's name that stand in its draft's, which is no longer than file systems take.
    private static let mostNameBytes = 160

    /// Writes the draft, as far as to the disk.
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``; there is no draft then.
    init(_ data: Data, of file: URL, on disk: Disk = .system) throws(OutputError) {
        self.file = file
        self.disk = disk
        (path, descriptor) = try Self.make(for: file)
        // What it takes the place of may be its owner's alone, and nobody else reads it beside that.
        if access(file.path, F_OK) == 0 { fchmod(descriptor, 0o600) }
        let problem = WholeFile.send(data, to: descriptor).map { String(cString: strerror($0)) }
        if let reason = problem ?? disk.problem(syncing: descriptor) {
            discard()
            throw .cannotWrite(path: file.path, reason: reason)
        }
    }

    /// Puts it in its place, whatever is there.
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``; there is no draft then.
    func put() throws(OutputError) {
        // What is there may be its owner's alone, and stays so.
        var status = stat()
        if stat(file.path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
        guard disk.rename(path, file.path) == 0 else {
            let reason = SystemReason.last
            discard()
            throw .cannotWrite(path: file.path, reason: reason)
        }
        close(descriptor)
    }

    /// Puts it in its place where nothing is there.
    /// - Returns: `false` where something is; there is no draft then.
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``; there is no draft then.
    func putWhereFree() throws(OutputError) -> Bool {
        defer { discard() }
        return try WholeFile.move(path, toFree: file.path)
    }

    private func discard() {
        unlink(path)
        close(descriptor)
    }

    /// Takes away the drafts in a folder that nobody writes any more.
    static func removeLeftBehind(in folder: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where name.hasPrefix(".") && name.hasSuffix(ending) {
            let path = "\(folder)/\(name)"
            let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
            close(descriptor)
        }
    }

    private static func make(for file: URL) throws(OutputError) -> (path: String, descriptor: Int32) {
        let folder = file.deletingLastPathComponent()
        let name = String(decoding: file.lastPathComponent.utf8.prefix(mostNameBytes), as: UTF8.self)
        for _ in 1...mostNames {
            let mark = String(UInt32.random(in: 0...UInt32.max), radix: 36)
            let path = folder.appendingPathComponent(".\(name).\(mark)\(ending)").path
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
            if descriptor < 0, errno == EEXIST { continue }
            guard descriptor >= 0 else { throw .cannotWrite(path: file.path, reason: SystemReason.last) }
            if isKept(descriptor) { return (path, descriptor) }
            unlink(path)
            close(descriptor)
        }
        throw .cannotWrite(path: file.path, reason: "no name is free for its draft")
    }

    /// Takes the lock of a new draft; `false` where somebody has taken it for left behind before that.
    static func isKept(_ descriptor: Int32) -> Bool {
        // A file system without locks has nobody who could take it away.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno != EWOULDBLOCK }
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }
}
