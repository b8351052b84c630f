import Foundation

/// The differences between two dumps in files, or between two folders of them, in words.
package struct FileDifference {
    /// One line for each state that differs, under the file it is in, and what differs in a header; empty where nothing does.
    package private(set) var lines: [String] = []
    /// Why dumps of the folders could not be compared.
    package private(set) var problems: [ApprovalError] = []

    /// - Parameter showsRows: whether the rows that differ come too, below their state.
    /// - Throws: ``ApprovalError`` for what is named and cannot be read as a dump, and ``InputError`` for a folder that
    ///   cannot be read, named or below one that is.
    package init(from old: String, to new: String, showsRows: Bool = false) throws {
        let (before, after) = (try Self.dumps(at: old), try Self.dumps(at: new))
        guard InputFolder.isThere(old) == InputFolder.isThere(new) else {
            let (folder, file) = InputFolder.isThere(old) ? (old, new) : (new, old)
            throw ApprovalError.unreadable(path: folder, reason: "it is a folder, and \"\(file)\" is a file")
        }
        for bytes in Set(before.keys).union(after.keys).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let name = String(decoding: bytes, as: UTF8.self)
            switch (before[bytes], after[bytes]) {
            case (nil, _): lines.append("\(name): only in \(new)")
            case (_, nil): lines.append("\(name): only in \(old)")
            case (.success(let first)?, .success(let second)?):
                guard first.hasStyles == second.hasStyles else {
                    let problem = ApprovalError.withoutStyles(path: first.hasStyles ? new : old)
                    guard !name.isEmpty else { throw problem }
                    if !problems.contains(problem) { problems.append(problem) }
                    continue
                }
                lines += Self.lines(from: first, to: second, showsRows: showsRows)
            case (let first?, let second?):
                for case .failure(let problem) in [first, second] {
                    guard !name.isEmpty else { throw problem }
                    problems.append(problem)
                }
            }
        }
    }

    private static func lines(from old: ComponentDump, to new: ComponentDump, showsRows: Bool) -> [String] {
        let comparison = DumpComparison(from: old, to: new)
        let id = new.header.first ?? ""
        var lines = comparison.changes.flatMap { change -> [String] in
            let words =
                if let old = change.old, let new = change.new {
                    DifferenceInWords(from: old, to: new).text
                } else {
                    change.old == nil ? "new" : "gone"
                }
            return ["\(id), \(change.title): \(words)"] + (showsRows ? change.lines.map { "  \($0)" } : [])
        }
        if comparison.isHeaderChanged {
            let header = BlockDifference.Lines(from: old.header, to: new.header)
            lines += ["\(id): header changed"] + header.marked.map { "  \($0)" }
        }
        if comparison.isOrderChanged { lines.append("\(id): the order of its states changed") }
        return lines
    }

    /// Dumps by their paths below a folder, byte for byte, as two names that are the same text may be two files; one under
    /// an empty path for a file.
    private static func dumps(at path: String) throws -> [[UInt8]: Result<ComponentDump, ApprovalError>] {
        var status = stat()
        guard stat(path, &status) == 0 else { throw ApprovalError.unreadable(path: path, reason: SystemReason.last) }
        guard InputFolder.isThere(path) else { return [[]: dump(at: path)] }
        let files = try InputFolder.paths(below: path).filter { $0.hasSuffix(".txt") }
        return Dictionary(uniqueKeysWithValues: files.map { (Array($0.utf8), dump(at: path.path(of: $0))) })
    }

    private static func dump(at path: String) -> Result<ComponentDump, ApprovalError> {
        Result { () throws(ApprovalError) -> ComponentDump in
            let file = try ApprovedFile(ApprovedFile.data(at: path, path: path), path: path, component: nil)
            guard !file.dump.blocks.isEmpty else {
                throw .damaged(path: path, line: 1, found: String(file.text.prefix { $0 != "\n" }.prefix(60)))
            }
            return file.dump
        }
    }
}
