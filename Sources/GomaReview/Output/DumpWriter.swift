import Foundation

/// The writer of text files below one folder, each whole, whenever the program is ended.
package struct DumpWriter {
    /// The files that may be written over.
    package enum Overwriting: Hashable, Sendable {
        case anyFile
        /// Only those that begin as the program's own files do.
        case ownFiles
    }

    private let root: URL
    private let overwriting: Overwriting
    private let visited = Visited()

    /// The folders that were looked through for what ended runs have left behind.
    private final class Visited {
        var folders: Set<String> = []
    }

    /// - Throws: ``OutputError/cannotCreateFolder(path:reason:)``.
    package init(folder: String, overwriting: Overwriting = .anyFile) throws {
        self.init(at: folder, overwriting: overwriting)
        try WholeFile.makeFolder(root)
    }

    private init(at folder: String, overwriting: Overwriting) {
        root = URL(fileURLWithPath: folder, isDirectory: true)
        self.overwriting = overwriting
    }

    /// Makes sure that a file of the program's own would take the place of nobody else's, before it is worked for; no folder
    /// is made for that.
    /// - Throws: ``OutputError``.
    package static func checkRoom(for path: String, in folder: String) throws {
        try DumpWriter(at: folder, overwriting: .ownFiles).check(path)
    }

    /// Makes sure that none of the files would take the place of somebody else's, before the first is written.
    /// - Throws: ``OutputError``.
    func check(_ paths: [String]) throws {
        for path in paths { try check(path) }
    }

    /// Writes `text` to `path` below the folder, without control characters that are not meant to be in such a file; a file
    /// that says the same already is left as it is.
    /// - Returns: whether the file is new or changed.
    /// - Throws: ``OutputError``.
    @discardableResult
    package func write(_ text: String, to path: String) throws -> Bool {
        try write(text, to: path) { data, file throws(OutputError) in
            try WholeFile.write(data, to: file)
            return true
        }
    }

    /// Writes `text` to `path` below the folder where nothing is there, not even a link that leads nowhere.
    /// - Returns: `false` where something is, which is left as it is.
    /// - Throws: ``OutputError``.
    package func writeNew(_ text: String, to path: String) throws -> Bool {
        try write(text, to: path) { data, file throws(OutputError) in try WholeFile.writeNew(data, to: file) }
    }

    /// Writes files, or none where one of somebody else's is in the way.
    /// - Returns: how many are new or changed.
    /// - Throws: ``OutputError``.
    package func writeAll(_ files: [(path: String, text: String)]) throws -> Int {
        try check(files.map { $0.path })
        return try files.reduce(0) { count, file in try write(file.text, to: file.path) ? count + 1 : count }
    }

    /// Writes many files, which the disk takes while those to come are being made.
    /// - Parameter body: is given what writes one file, as ``write(_:to:)`` does.
    /// - Throws: ``OutputError`` for the first that cannot be written, and whatever `body` throws.
    package func writeMany(_ body: (_ write: (_ text: String, _ path: String) throws -> Bool) throws -> Void) throws {
        let batch = FileBatch()
        do {
            try body {
                try write($0, to: $1) { data, file throws(OutputError) in
                    try batch.add(data, to: file)
                    return true
                }
            }
        } catch {
            // What was added before is there when the error is heard of.
            try batch.finish()
            throw error
        }
        try batch.finish()
    }

    private func write(
        _ text: String, to path: String, by put: (Data, URL) throws(OutputError) -> Bool
    ) throws -> Bool {
        try check(path)
        let file = root.appendingPathComponent(path)
        let folder = file.deletingLastPathComponent()
        if visited.folders.insert(folder.path).inserted { FileDraft.removeLeftBehind(in: folder.path) }
        let data = Data(OutputForm(ofFile: path).safe(text).utf8)
        guard !WholeFile.holds(data, at: file.path) else { return false }
        try WholeFile.makeFolder(folder)
        return try put(data, file)
    }

    /// Takes a file away that may be written over.
    /// - Throws: ``OutputError``.
    func remove(_ path: String) throws {
        try check(path)
        let file = root.appendingPathComponent(path)
        do {
            try FileManager.default.removeItem(at: file)
        } catch {
            throw OutputError.cannotWrite(path: file.path, reason: SystemReason.words(for: error))
        }
    }

    private func check(_ path: String) throws {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = names.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
        guard isInside else { throw OutputError.outside(path: path, folder: root.path) }
        guard overwriting == .ownFiles else { return }
        var place = root
        var status = stat()
        for name in names.dropLast() {
            place.appendPathComponent(String(name))
            let isLink = lstat(place.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
            guard !isLink else { throw OutputError.outside(path: place.path, folder: root.path) }
        }
        let file = root.appendingPathComponent(path)
        guard lstat(file.path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFREG, try OwnFile.isRecognized(head(of: file)) else {
            throw OutputError.foreignFile(path: file.path)
        }
    }

    /// The bytes at a file's beginning that say whose it is.
    private func head(of file: URL) throws(OutputError) -> Data {
        do throws(PlainFileError) {
            return try PlainFile.head(at: file.path, upTo: OwnFile.headLength)
        } catch {
            switch error {
            case .refused(let code):
                throw .cannotWrite(path: file.path, reason: "it cannot be read: \(String(cString: strerror(code)))")
            case .notPlain, .tooLong: throw .foreignFile(path: file.path)
            }
        }
    }
}
