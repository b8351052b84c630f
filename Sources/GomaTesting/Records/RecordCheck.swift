import Foundation

/// Compares a text with the file that keeps it, and writes it where that is asked for.
struct RecordCheck {
    let path: String
    let recording: Recording

    /// Lines that differ are told up to this number.
    private static let mostLines = 8

    /// What is to be said of a text that is not the one on record; `nil` where it is.
    /// - Throws: where the file cannot be read or written.
    func message(about text: String) throws -> String? {
        let file = URL(fileURLWithPath: path)
        let known =
            FileManager.default.fileExists(atPath: path) ? try String(contentsOf: file, encoding: .utf8) : nil
        guard known != text else { return nil }
        let lines = known.map { differences(from: $0, to: text) } ?? []
        if known == nil ? recording != .never : recording == .all {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileWriter.write(text, to: path)
            return (["is recorded: look at what has changed before it is committed"] + lines).joined(separator: "\n")
        }
        guard known != nil else {
            return "is not there; \(Recording.variable)=\(Recording.missing.rawValue) writes it"
        }
        return (["says otherwise; \(Recording.variable)=\(Recording.all.rawValue) writes it anew"] + lines)
            .joined(separator: "\n")
    }

    /// The lines that are gone and those in their place, each below the line without indentation that it belongs to.
    private func differences(from known: String, to text: String) -> [String] {
        let (old, new) = (lines(of: known), lines(of: text))
        let changes = new.difference(from: old)
        let told =
            changes.removals.map { (sign: "-", place: $0.offset, all: old) }
            + changes.insertions.map { (sign: "+", place: $0.offset, all: new) }
        let places = told.map { sign, place, all -> (place: Int, words: String) in
            let head = all[...place].last { !$0.hasPrefix(" ") && !$0.isEmpty } ?? ""
            return (place, all[place] == head ? "\(sign) \(head)" : "\(sign) \(head):\(all[place])")
        }
        let sorted = places.sorted { $0.place < $1.place }.map(\.words)
        let rest = sorted.count - Self.mostLines
        return sorted.prefix(Self.mostLines) + (rest > 0 ? ["and \(rest) more"] : [])
    }

    private func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
