import Foundation

/// Theme files on disk: one named on the command line, and those that lie in the user's folder.
package enum ThemeFolder {
    /// The folder of the user's own themes (XDG Base Directory specification), or `nil` where there is no home.
    package static func userFolder(environment: [String: String]) -> String? {
        let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.config" }
        return (config ?? home).map { "\($0)/gomaui/themes" }
    }

    /// The theme files of a folder by name; none where there is no such folder. Their text is read when asked for.
    package static func sources(in folder: String) -> [ThemeLibrary.Source] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { isThemeFile($0) && !$0.hasPrefix(".") }.sorted().map { name in
            let path = "\(folder)/\(name)"
            let stem = (name as NSString).deletingPathExtension
            return ThemeLibrary.Source(name: stem, origin: .file(path: path)) {
                try InputFile.text(at: path, as: .theme, takesPipes: false)
            }
        }
    }

    /// Whether a word names a file rather than a theme.
    package static func isThemeFile(_ word: String) -> Bool {
        word.contains("/") || word.hasSuffix(".yaml") || word.hasSuffix(".yml")
    }
}
