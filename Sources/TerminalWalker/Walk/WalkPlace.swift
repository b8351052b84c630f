import Foundation

/// A folder for one walk, with nothing in it that was there before: the program begins in it and has it for its home.
struct WalkPlace {
    /// Where the program begins.
    let folder: String
    let arguments: [String]
    let errors: FileHandle
    /// Exit statuses with which the program may end by itself.
    let statuses: Set<Int32>
    private let root: String
    private let errorFile: String

    /// - Parameter scratch: a folder below which everything that walked programs write goes.
    init(for program: WalkedProgram, in scratch: String) throws {
        root = "\(scratch)/\(UUID().uuidString)"
        folder = "\(root)/work"
        errorFile = "\(root)/errors"
        statuses = program.statuses
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        arguments = try program.prepare(root)
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
            try FileManager.default.removeItem(atPath: root)
        } catch {
            // What is left goes with the folder for all walks.
        }
    }
}
