import Foundation

/// The dumps that somebody has looked at and accepted, in a folder.
@MainActor
package struct ApprovedDumps {
    /// Where they lie in a project unless said otherwise.
    package nonisolated static let defaultFolder = "Tests/Snapshots"

    /// The verdict on a component beside its approved dump.
    package enum Verdict: Hashable, Sendable {
        case same
        /// Nobody has approved it yet.
        case new
        case changed
    }

    /// The folder as it was named.
    let path: String
    private let folder: URL

    /// - Parameter mayBeMissing: whether a folder that is not there yet counts as one in which nothing has been approved.
    /// - Throws: ``ApprovalError/noFolder(path:)``.
    package init(folder path: String, mayBeMissing: Bool = false) throws {
        self.path = path
        folder = URL(fileURLWithPath: path, isDirectory: true)
        guard mayBeMissing || InputFolder.isThere(folder.path) else { throw ApprovalError.noFolder(path: path) }
    }

    /// Draws a component and compares it with what has been approved.
    /// - Throws: ``ApprovalError`` where the approved file cannot be read, or has no styles.
    package func verdict(on component: any DumpSubject) throws -> Verdict {
        guard let file = try file(of: component) else { return .new }
        return try file.comparison(with: component.dump()) == nil ? .same : .changed
    }

    /// The approved file of a component; `nil` where there is none yet.
    /// - Throws: ``ApprovalError`` where there is something else in its place.
    func file(of component: any DumpSubject) throws -> ApprovedFile? {
        try file(at: component.dumpPath, component: component.id)
    }

    /// - Parameter component: what the file has to be about; anything where `nil`.
    func file(at path: String, component: String?) throws -> ApprovedFile? {
        let place = folder.appendingPathComponent(path).path
        guard try Self.isThere(place, path: path) else { return nil }
        let data = try ApprovedFile.data(at: place, path: path)
        return try ApprovedFile(data, path: path, component: component)
    }

    /// Whether there is a file, or anything else.
    /// - Throws: ``ApprovalError/unreadable(path:reason:)`` where nobody can tell.
    private static func isThere(_ place: String, path: String) throws(ApprovalError) -> Bool {
        var status = stat()
        guard stat(place, &status) != 0 else { return true }
        guard errno == ENOENT || errno == ENOTDIR else { throw .unreadable(path: path, reason: SystemReason.last) }
        return false
    }

    /// Approved files with neither a component nor the file of a page behind them, by their paths below the folder.
    /// - Throws: ``InputError`` where the folder, or one below, cannot be read.
    package func orphans(among components: [any DumpSubject]) throws -> [String] {
        let known = Set(components.map(\.dumpPath))
        return try files.filter { !known.contains($0) && ApprovedPage(at: $0, in: path)?.isThere != true }
    }

    /// The pages that have been approved, those whose file is gone included.
    /// - Throws: ``InputError`` where the folder, or one below, cannot be read.
    package var pages: [ApprovedPage] { get throws { try files.compactMap { ApprovedPage(at: $0, in: path) } } }

    private var files: [String] {
        get throws {
            guard InputFolder.isThere(folder.path) else { return [] }
            return try InputFolder.paths(below: folder.path).filter { $0.hasSuffix(".txt") }
        }
    }
}
