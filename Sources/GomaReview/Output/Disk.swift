import Foundation

/// The calls of the system that decide what is on disk after a power cut; tests put others in their place.
struct Disk: Sendable {
    /// Waits until the data of an open file or folder is on disk; 0 where that has been done, as for `fsync`.
    var sync: @Sendable (Int32) -> Int32
    /// Puts a file in another's place; 0 where that has been done, as for `rename`.
    var rename: @Sendable (String, String) -> Int32

    static let system = Disk(sync: { fsync($0) }, rename: { Foundation.rename($0, $1) })

    /// Why what is open cannot be brought to the disk; `nil` where it has been, and where its file system has no such call.
    func problem(syncing descriptor: Int32) -> String? {
        while sync(descriptor) != 0 {
            switch errno {
            case EINTR: continue
            case EINVAL, ENOTSUP, EROFS, ENOSYS: return nil
            default: return SystemReason.last
            }
        }
        return nil
    }

    /// Brings the names in a folder to the disk.
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``.
    func syncFolder(_ folder: String) throws(OutputError) {
        // A folder that may be written and not be read has no way to.
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if let reason = problem(syncing: descriptor) { throw .cannotWrite(path: folder, reason: reason) }
    }
}
