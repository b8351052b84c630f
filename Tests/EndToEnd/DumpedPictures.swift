import Foundation

/// What all components look like in all their states, by one run of `gomaui dump`.
struct DumpedPictures: Sendable {
    /// The lines of each picture, component by component and state by state.
    private let pictures: [String: [[String]]]

    /// Why a dump says nothing of a state.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameter options: how to draw; in a format whose rows are lines.
    init(_ options: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dumped-\(UUID().uuidString)")
        defer { _ = try? FileManager.default.removeItem(at: folder) }
        let run = try Command.run(Command.gomaui, ["dump", "--output", folder.path] + options)
        guard run.status == 0 else { throw Missing(description: run.errors) }
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        pictures = try (files?.compactMap { $0 as? URL } ?? []).reduce(into: [:]) { pictures, file in
            guard ["txt", "ansi"].contains(file.pathExtension) else { return }
            let text = try String(contentsOf: file, encoding: .utf8)
            pictures[file.deletingPathExtension().lastPathComponent] = Self.blocks(of: text)
        }
    }

    /// The lines of a state, which is counted from 0.
    func lines(of component: String, stateAt index: Int) throws -> [String] {
        guard let states = pictures[component], states.indices.contains(index) else {
            throw Missing(description: "the dump has no state \(index) of \(component)")
        }
        return states[index]
    }

    /// What stands between the lines that name state and width, without the blank line before the next of them.
    private static func blocks(of text: String) -> [[String]] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let starts = lines.indices.filter { lines[$0].contains(/^── .+ · \d+ columns ──+$/) }
        return zip(starts, starts.dropFirst() + [lines.endIndex]).map { Array(lines[($0 + 1)..<($1 - 1)]) }
    }
}
