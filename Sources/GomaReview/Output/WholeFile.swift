import Foundation

/// The writing of whole files: each is written beside it first and renamed then, so that none is ever half written,
/// whenever the program is ended.
package enum WholeFile {
    /// What a draft ends with, beside the point before its name.
    package static let draftEnding = ".gomaui-new"

    /// - Throws: ``OutputError/cannotWrite(path:reason:)``.
    package static func write(_ data: Data, to file: URL) throws(OutputError) {
        let draft = draft(of: file)
        // A run that was ended may have left one behind.
        unlink(draft)
        do throws(SystemError) {
            try write(data, toNew: draft)
            guard rename(draft, file.path) == 0 else { throw SystemError() }
        } catch {
            unlink(draft)
            throw OutputError.cannotWrite(path: file.path, reason: error.reason)
        }
    }

    /// Takes away what a run that was ended has left of a file.
    package static func removeDraft(of file: URL) { unlink(draft(of: file)) }

    /// - Throws: ``OutputError/cannotCreateFolder(path:reason:)``.
    package static func makeFolder(_ folder: URL) throws(OutputError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw OutputError.cannotCreateFolder(path: folder.path, reason: SystemReason.words(for: error))
        }
    }

    private static func draft(of file: URL) -> String {
        file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent)\(draftEnding)").path
    }

    /// The last error that the system told.
    private struct SystemError: Error {
        var reason = String(cString: strerror(errno))
    }

    private static func write(_ data: Data, toNew path: String) throws(SystemError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard file >= 0 else { throw SystemError() }
        defer { close(file) }
        if let reason = send(data, to: file) { throw SystemError(reason: reason) }
    }

    /// Writes all of it to an open file.
    /// - Returns: why that cannot be done; `nil` where it has been.
    package static func send(_ data: Data, to file: Int32) -> String? {
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { bytes in
                Foundation.write(file, bytes.baseAddress?.advanced(by: sent), data.count - sent)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(cString: strerror(errno)) }
            sent += count
        }
        return nil
    }
}

/// The system's own words for what went wrong with a file, where there are any: they are shorter than Foundation's.
package enum SystemReason {
    package static func words(for error: any Error) -> String {
        guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
            return error.localizedDescription
        }
        return String(cString: strerror(code.rawValue))
    }
}
