import Foundation

/// The reader of the files that a script names: from beside the script, unless a path begins at the root.
package struct PlayFiles: Sendable {
    private let folder: String
    /// Texts of files that are not on disk.
    private var held: [String: String] = [:]

    /// Texts that are held by name, before those on disk.
    package init(held: [String: String]) {
        self.init()
        self.held = held
    }

    /// - Parameter script: the script's own path; the folder in which the program was started where `nil` or `-`.
    package init(beside script: String? = nil) {
        let end = script?.lastIndex(of: "/")
        folder = end.flatMap { end in script.map { String($0[...end]) } } ?? "."
    }

    package func text(_ file: String, as kind: InputKind) throws(InputError) -> String {
        if let text = held[file] { return text }
        return try InputFile.text(at: path(of: file), named: file, as: kind)
    }

    /// What a file holds, byte for byte.
    package func data(_ file: String, as kind: InputKind) throws(InputError) -> Data {
        if let text = held[file] { return Data(text.utf8) }
        return try InputFile.data(at: path(of: file), named: file, as: kind)
    }

    private func path(of file: String) -> String { file.hasPrefix("/") ? file : "\(folder)/\(file)" }
}
