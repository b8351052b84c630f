import Foundation

/// The differences between two dumps in files, or between two folders of them, in words.
package enum FileDifference {
    /// One line for each state that differs, under the file it is in; empty where nothing differs.
    /// - Throws: ``ApprovalError`` for what cannot be read as a dump.
    package static func lines(from old: String, to new: String) throws -> [String] {
        let (before, after) = (try dumps(at: old), try dumps(at: new))
        guard isFolder(old) == isFolder(new) else {
            let (folder, file) = isFolder(old) ? (old, new) : (new, old)
            throw ApprovalError.unreadable(path: folder, reason: "it is a folder, and \"\(file)\" is a file")
        }
        return try Set(before.keys).union(after.keys).sorted().flatMap { name -> [String] in
            guard let first = before[name] else { return ["\(name): only in \(new)"] }
            guard let second = after[name] else { return ["\(name): only in \(old)"] }
            switch (first, second) {
            case (.success(let first), .success(let second)): return lines(from: first, to: second)
            case (.failure(let problem), _), (_, .failure(let problem)):
                guard !name.isEmpty else { throw problem }
                return ["\(problem)"]
            }
        }
    }

    private static func lines(from old: ComponentDump, to new: ComponentDump) -> [String] {
        let comparison = DumpComparison(from: old, to: new)
        let id = new.header.first ?? ""
        var lines = comparison.changes.map { change in
            let words =
                if let old = change.old, let new = change.new {
                    DifferenceInWords(from: old, to: new).text
                } else {
                    change.old == nil ? "new" : "gone"
                }
            return "\(id), \(change.title): \(words)"
        }
        if comparison.isHeaderChanged { lines.append("\(id): header changed") }
        if comparison.isOrderChanged { lines.append("\(id): the order of its states changed") }
        return lines
    }

    /// Dumps by their paths below a folder; one under an empty path for a file.
    private static func dumps(at path: String) throws -> [String: Result<ComponentDump, ApprovalError>] {
        guard FileManager.default.fileExists(atPath: path) else {
            throw ApprovalError.unreadable(path: path, reason: "No such file or directory")
        }
        guard isFolder(path) else { return ["": dump(at: path)] }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".txt") }
        return Dictionary(uniqueKeysWithValues: files.map { ($0, dump(at: "\(path)/\($0)")) })
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func dump(at path: String) -> Result<ComponentDump, ApprovalError> {
        Result { () throws(ApprovalError) in try readDump(at: path) }
    }

    private static func readDump(at path: String) throws(ApprovalError) -> ComponentDump {
        let file = try ApprovedFile(ApprovedFile.data(at: path, path: path), path: path, component: nil)
        guard !file.dump.blocks.isEmpty else {
            throw ApprovalError.damaged(path: path, line: 1, found: String(file.text.prefix { $0 != "\n" }.prefix(60)))
        }
        return file.dump
    }
}
