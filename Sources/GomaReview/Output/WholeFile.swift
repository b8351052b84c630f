import Foundation

/// The writing of whole files, one way for all of them: the data is brought to the disk beside the file's place, and
/// takes that place then, so that no file is ever half written, whenever the program or the machine is ended.
package enum WholeFile {
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``; what was there before is there still.
    static func write(_ data: Data, to file: URL, on disk: Disk = .system) throws(OutputError) {
        try FileDraft(data, of: file, on: disk).put()
        try disk.syncFolder(file.deletingLastPathComponent().path)
    }

    /// Writes a file where nothing of that name is there.
    /// - Returns: `false` where something is.
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``.
    static func writeNew(_ data: Data, to file: URL) throws(OutputError) -> Bool {
        guard try FileDraft(data, of: file).putWhereFree() else { return false }
        try Disk.system.syncFolder(file.deletingLastPathComponent().path)
        return true
    }

    /// Gives a file another name in its folder, as long as that is free.
    /// - Returns: `false` where it is taken.
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``.
    package static func move(_ path: String, toFree place: String) throws(OutputError) -> Bool {
        if link(path, place) == 0 {
            unlink(path)
            return true
        }
        guard errno != EEXIST else { return false }
        // Some file systems know no second name for a file.
        var status = stat()
        guard lstat(place, &status) != 0 else { return false }
        guard rename(path, place) == 0 else { throw .cannotWrite(path: place, reason: SystemReason.last) }
        return true
    }

    /// Whether a file holds these bytes already. What is no file, such as a pipe, holds nothing and is not waited for.
    static func holds(_ data: Data, at path: String) -> Bool {
        (try? PlainFile.data(at: path, upTo: data.count)) == data
    }

    /// - Throws: ``OutputError/cannotCreateFolder(path:reason:)``.
    package static func makeFolder(_ folder: URL) throws(OutputError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw OutputError.cannotCreateFolder(path: folder.path, reason: SystemReason.words(for: error))
        }
    }

    /// Writes all of it to an open file, or to a terminal or a pipe.
    /// - Returns: the system's number for what went wrong; `nil` where all has been sent.
    package static func send(_ data: Data, to file: Int32) -> Int32? {
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { bytes in
                Foundation.write(file, bytes.baseAddress?.advanced(by: sent), data.count - sent)
            }
            if count > 0 {
                sent += count
            } else if count < 0, errno == EAGAIN {
                // A terminal or pipe that others have made non-blocking is full: wait for room.
                var wait = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wait, 1, -1)
            } else if count == 0 || errno != EINTR {
                return errno
            }
        }
        return nil
    }
}
