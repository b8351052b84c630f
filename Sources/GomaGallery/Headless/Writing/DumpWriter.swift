import Foundation

/// Writes text files below one folder, each beside its place first and renamed then, so that none is ever half written,
/// whenever the program is ended.
public struct DumpWriter {
    /// Which files may be written over.
    public enum Overwriting: Hashable, Sendable {
        case anyFile
        /// Only those that begin as the program's own files do.
        case ownFiles
    }

    private let root: URL
    private let overwriting: Overwriting

    /// - Throws: ``OutputError/cannotCreateFolder(path:reason:)``.
    public init(folder: String, overwriting: Overwriting = .anyFile) throws {
        root = URL(fileURLWithPath: folder, isDirectory: true)
        self.overwriting = overwriting
        try Self.makeFolder(root)
    }

    /// Makes sure that none of the files would take the place of somebody else's, before the first is written.
    /// - Throws: ``OutputError``.
    public func check(_ paths: [String]) throws {
        for path in paths { try check(path) }
    }

    /// Writes `text` to `path` below the folder; a file that says the same already is left as it is.
    /// - Returns: whether the file is new or changed.
    /// - Throws: ``OutputError``.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> Bool {
        try check(path)
        let file = root.appendingPathComponent(path)
        let data = Data(text.utf8)
        let folder = file.deletingLastPathComponent()
        let draft = folder.appendingPathComponent(".\(file.lastPathComponent).gomaui-new").path
        // A run that was ended may have left one behind.
        unlink(draft)
        if FileManager.default.contents(atPath: file.path) == data { return false }
        try Self.makeFolder(folder)
        do throws(SystemError) {
            try Self.write(data, toNew: draft)
            guard rename(draft, file.path) == 0 else { throw SystemError() }
        } catch {
            unlink(draft)
            throw OutputError.cannotWrite(path: file.path, reason: error.reason)
        }
        return true
    }

    /// What the system said last.
    private struct SystemError: Error {
        let reason = String(cString: strerror(errno))
    }

    private static func write(_ data: Data, toNew path: String) throws(SystemError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard file >= 0 else { throw SystemError() }
        defer { close(file) }
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { bytes in
                Foundation.write(file, bytes.baseAddress?.advanced(by: sent), data.count - sent)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemError() }
            sent += count
        }
    }

    private func check(_ path: String) throws {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = names.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
        guard isInside else { throw OutputError.outside(path: path, folder: root.path) }
        guard overwriting == .ownFiles else { return }
        var place = root
        for name in names.dropLast() {
            place.appendPathComponent(String(name))
            guard !Self.isLink(place) else { throw OutputError.outside(path: place.path, folder: root.path) }
        }
        let file = root.appendingPathComponent(path)
        var status = stat()
        guard lstat(file.path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFREG, let handle = FileHandle(forReadingAtPath: file.path),
            let head = try handle.read(upToCount: OwnFile.headLength), OwnFile.isRecognized(head)
        else { throw OutputError.foreignFile(path: file.path) }
    }

    private static func isLink(_ place: URL) -> Bool {
        var status = stat()
        return lstat(place.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func makeFolder(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw OutputError.cannotCreateFolder(path: folder.path, reason: reason(of: error))
        }
    }

    /// The system's own words where there are any: they are shorter than Foundation's.
    private static func reason(of error: any Error) -> String {
        guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
            return error.localizedDescription
        }
        return String(cString: strerror(code.rawValue))
    }
}
