import Foundation

/// Reads the files that a script names: from beside the script, unless a path begins at the root.
public struct PlayFiles: Sendable {
    private let folder: String
    /// Texts of files that are not on disk.
    private var held: [String: String] = [:]

    /// Texts that are held by name, before those on disk.
    init(held: [String: String]) {
        self.init()
        self.held = held
    }

    /// - Parameter script: the script's own path; the folder in which the program was started where `nil` or `-`.
    public init(beside script: String? = nil) {
        let path = script.map { ($0 as NSString).deletingLastPathComponent } ?? ""
        folder = path.isEmpty ? "." : path
    }

    /// - Throws: ``StateFileError/unreadable(file:reason:)``.
    func text(_ file: String) throws -> String {
        if let text = held[file] { return text }
        let path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw StateFileError.unreadable(file: file, reason: "there is no such file")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw StateFileError.unreadable(file: file, reason: "it is not UTF-8 text")
        }
        return text
    }
}
