import Foundation
import GomaUI

/// Theme files on disk: one named on the command line, and those that lie in the user's folder.
public enum ThemeFolder {
    /// Bytes that a theme may have.
    public static let mostBytes = 1 << 20

    /// The folder of the user's own themes (XDG Base Directory specification), or `nil` where there is no home.
    public static func userFolder(environment: [String: String]) -> String? {
        let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.config" }
        return (config ?? home).map { "\($0)/gomaui/themes" }
    }

    /// The theme files of a folder by name; none where there is no such folder. Their text is read when asked for.
    public static func sources(in folder: String) -> [ThemeLibrary.Source] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { isThemeFile($0) && !$0.hasPrefix(".") }.sorted().map { name in
            let path = "\(folder)/\(name)"
            let stem = (name as NSString).deletingPathExtension
            return ThemeLibrary.Source(name: stem, origin: .file(path: path)) { try text(at: path) }
        }
    }

    /// Whether a word names a file rather than a theme.
    public static func isThemeFile(_ word: String) -> Bool {
        word.contains("/") || word.hasSuffix(".yaml") || word.hasSuffix(".yml")
    }

    /// A file's text.
    /// - Throws: `ThemeError` where it is no small text file.
    public static func text(at path: String) throws -> String {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw ThemeError.notReadable(file: path, reason: String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ThemeError.notReadable(file: path, reason: "it is not a file")
        }
        guard status.st_size <= mostBytes else { throw ThemeError.tooLarge(file: path) }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw ThemeError.notReadable(file: path, reason: String(cString: strerror(errno)))
        }
        defer { try? file.close() }
        let data = try file.read(upToCount: mostBytes + 1) ?? Data()
        guard data.count <= mostBytes else { throw ThemeError.tooLarge(file: path) }
        guard let text = String(validating: data, as: UTF8.self), !text.utf8.contains(0) else {
            throw ThemeError.notText(file: path)
        }
        return text
    }
}
