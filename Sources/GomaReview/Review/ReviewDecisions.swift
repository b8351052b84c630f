import Foundation

/// Decisions on changes, kept in a file from one sitting to the next.
///
/// Each is kept with a fingerprint of what was looked at, so that a change that has changed since is asked about again.
package struct ReviewDecisions: Sendable {
    private struct Entry: Codable {
        let fingerprint: String
        let decision: ReviewDecision
    }

    private struct File: Codable {
        let format: Int
        let folder: String
        let decisions: [String: Entry]
    }

    private static let format = 1

    private var entries: [String: Entry] = [:]
    private let folder: String
    private let file: URL?
    /// Why decisions of before could not be taken up; `nil` where they could.
    package private(set) var note: String?

    /// - Parameters:
    ///   - folder: the folder of approved dumps.
    ///   - stateFolder: where programs keep their state; decisions are not kept where `nil`.
    package init(on folder: String, in stateFolder: String?) {
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        let name = StableHash.shortID(of: self.folder) + StableHash.shortID(of: "review\n" + self.folder)
        file = stateFolder.map {
            URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("gomaui/review/\(name).json")
        }
        load()
    }

    /// The XDG base directory for state: `XDG_STATE_HOME` where it is an absolute path, else `~/.local/state`.
    package static func stateFolder(environment: [String: String]) -> String? {
        if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return folder }
        return environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/state" }
    }

    /// Where the decisions are kept.
    var path: String? { file?.path }

    package func decision(on id: String, fingerprint: String) -> ReviewDecision? {
        entries[id].flatMap { $0.fingerprint == fingerprint ? $0.decision : nil }
    }

    /// Takes a decision down, or back where `nil`, and writes the file.
    /// - Throws: `OutputError` where it cannot be written; the decision holds for this sitting.
    package mutating func decide(_ decision: ReviewDecision?, on id: String, fingerprint: String) throws {
        entries[id] = decision.map { Entry(fingerprint: fingerprint, decision: $0) }
        try save()
    }

    /// Forgets what has been carried out.
    /// - Throws: `OutputError` where the file cannot be written.
    package mutating func forget(_ ids: some Sequence<String>) throws {
        for id in ids { entries[id] = nil }
        try save()
    }

    private mutating func load() {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            let stored = try JSONDecoder().decode(
                File.self, from: InputFile.data(at: file.path, as: .decisions, takesPipes: false))
            guard stored.format == Self.format, stored.folder == folder else {
                note = "\(file.path): holds decisions of another kind or folder, and is not used"
                return
            }
            entries = stored.decisions
        } catch {
            note = "\(file.path): cannot be read as decisions, and is not used"
        }
    }

    private func save() throws {
        guard let file else { return }
        let text = try ReadableJSON.text(of: File(format: Self.format, folder: folder, decisions: entries))
        try DumpWriter(folder: file.deletingLastPathComponent().path).write(text, to: file.lastPathComponent)
    }
}
