import CKitFiles

/// The themes that come with the library, whose files are built into the program.
enum BuiltInThemes {
    /// A file's name, without ".yaml", and its text.
    struct File: Sendable {
        let name: String

        var text: String { goma_theme(name).map { String(cString: $0) } ?? "" }

        /// What the file says, a value a line, so that no YAML has to be read; `nil` where that is not known.
        var table: String? { goma_theme_table(name).map { String(cString: $0) } }
    }

    /// In the order in which a gallery steps through them.
    static let all = [
        "goma-dark", "goma-light", "goma-contrast-dark", "goma-contrast-light", "goma-terminal", "goma-mono",
    ].map(File.init)
}
