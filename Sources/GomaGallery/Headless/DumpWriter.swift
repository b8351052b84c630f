import Foundation

/// Why something could not be written.
public enum OutputError: Error, Hashable, CustomStringConvertible {
    case cannotCreateFolder(path: String, reason: String)
    case cannotWrite(path: String, reason: String)

    public var description: String {
        switch self {
        case .cannotCreateFolder(let path, let reason): "cannot make the folder \"\(path)\": \(reason)"
        case .cannotWrite(let path, let reason): "cannot write \"\(path)\": \(reason)"
        }
    }
}

/// Writes text files below one folder, each beside its place first and renamed then, so that none is ever half written.
public struct DumpWriter {
    private let root: URL

    /// - Throws: ``OutputError/cannotCreateFolder(path:reason:)``.
    public init(folder: String) throws {
        root = URL(fileURLWithPath: folder, isDirectory: true)
        try Self.makeFolder(root)
    }

    /// Writes `text` to `path` below the folder; a file that says the same already is left as it is.
    /// - Returns: whether the file is new or changed.
    /// - Throws: ``OutputError``.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> Bool {
        let file = root.appendingPathComponent(path)
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: file.path) == data { return false }
        try Self.makeFolder(file.deletingLastPathComponent())
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw OutputError.cannotWrite(path: file.path, reason: Self.reason(of: error))
        }
        return true
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
