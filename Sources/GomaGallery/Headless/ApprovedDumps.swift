import Foundation
import GomaUI
import TerminalKit

/// Why approved dumps could not be read.
public enum ApprovalError: Error, Hashable, CustomStringConvertible {
    case noFolder(path: String)
    case unreadable(path: String)

    public var description: String {
        switch self {
        case .noFolder(let path):
            "there is no folder \"\(path)\" with approved dumps; \"gomaui approve\" makes it"
        case .unreadable(let path): "cannot read \"\(path)\" as UTF-8 text"
        }
    }
}

/// The dumps that somebody has looked at and accepted, in a folder.
@MainActor
public struct ApprovedDumps {
    /// Where they lie in a project unless said otherwise.
    public nonisolated static let defaultFolder = "Tests/Snapshots"

    /// How a component stands to its approved dump.
    public enum Verdict: Hashable, Sendable {
        case same
        /// Nobody has approved it yet.
        case new
        case changed(DumpComparison)
    }

    private let folder: URL

    /// - Throws: ``ApprovalError/noFolder(path:)``.
    public init(folder path: String) throws {
        folder = URL(fileURLWithPath: path, isDirectory: true)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ApprovalError.noFolder(path: path)
        }
    }

    /// Draws a component and compares it with what has been approved.
    public func verdict(on component: ComponentDescriptor) throws -> Verdict {
        let path = ComponentDump.path(of: component)
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) else {
            return .new
        }
        guard let text = String(data: data, encoding: .utf8) else { throw ApprovalError.unreadable(path: path) }
        let dump = try ComponentDump(component)
        if dump.text(withStyles: true) == text { return .same }
        return .changed(DumpComparison(from: ComponentDump(parsing: text), to: dump))
    }

    /// Approved files without a component behind them, by their paths below the folder.
    public func orphans(among components: [ComponentDescriptor]) -> [String] {
        let known = Set(components.map(ComponentDump.path(of:)))
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".txt") && !known.contains($0) }.sorted()
    }
}
