import Foundation

/// Where walks happen: the program, the project, and a folder for all that is written.
struct Surroundings: Sendable {
    let program: String
    /// The project's folder.
    let project: String
    /// Everything that walked programs write goes below it.
    let scratch: String

    /// A folder for one walk, with nothing in it that was there before.
    struct Place {
        let folder: String
        let arguments: [String]
        let errors: FileHandle
        /// Exit statuses with which the program may end by itself.
        let statuses: Set<Int32>
        private let errorFile: String

        fileprivate init(folder: String, arguments: [String], errorFile: String, statuses: Set<Int32>) throws {
            (self.folder, self.arguments, self.errorFile) = (folder, arguments, errorFile)
            self.statuses = statuses
            try Data().write(to: URL(fileURLWithPath: errorFile))
            errors = try FileHandle(forWritingTo: URL(fileURLWithPath: errorFile))
        }

        /// What the program has written to standard error.
        var errorText: String {
            (FileManager.default.contents(atPath: errorFile)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }

        /// The only variables that the program knows.
        func environment(type: String) -> [String: String] {
            [
                "TERM": type, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
                "HOME": folder, "XDG_STATE_HOME": "\(folder)/state", "XDG_CONFIG_HOME": "\(folder)/config",
                "TMPDIR": folder, "SWIFT_BACKTRACE": "enable=no",
            ]
        }

        func remove() {
            do {
                try FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent)
            } catch {
                // What is left goes with the folder for all walks.
            }
        }
    }

    func makePlace(for subject: Subject) throws -> Place {
        let root = "\(scratch)/\(UUID().uuidString)"
        let folder = "\(root)/work"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if subject.needsApprovedDumps {
            try ApprovedCopy.make(of: "\(project)/Tests/Snapshots", at: "\(root)/\(Subject.approvedFolder)")
        }
        let arguments = subject.arguments.map { word in
            if word == Subject.approvedFolder { return "\(root)/\(word)" }
            return word.contains("/") ? "\(project)/\(word)" : word
        }
        return try Place(folder: folder, arguments: arguments, errorFile: "\(root)/errors", statuses: subject.statuses)
    }
}
