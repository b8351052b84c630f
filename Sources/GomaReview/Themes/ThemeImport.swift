import Foundation

/// The import of base16 and base24 schemes as theme files.
@MainActor
package struct ThemeImport {
    private let writer: DumpWriter
    private let folder: String
    /// Names that an imported theme may not take, with who has them.
    private var taken: [String: String]
    private let replacesFiles: Bool
    private let pairs: DrawnPairs?

    /// The result of importing one scheme.
    package struct Outcome: Sendable {
        /// Whether the file is new or changed.
        package let isChanged: Bool
        let theme: SchemeTheme
        /// Pairs of colours that stay too faint, in words; empty for a theme that passes the check.
        let faintPairs: [String]
    }

    /// - Parameters:
    ///   - folder: where theme files go; made where it is not there.
    ///   - reserved: names of themes that come with the program.
    ///   - replacesFiles: whether a file that says something else may be written over.
    ///   - pairs: what the themes have to be readable for; the pairs of the mapping alone where `nil`.
    /// - Throws: ``OutputError``.
    package init(
        to folder: String, reserved: [String], replacesFiles: Bool = false, pairs: DrawnPairs? = nil
    ) throws {
        self.pairs = pairs
        self.folder = folder
        self.replacesFiles = replacesFiles
        taken = Dictionary(reserved.map { ($0, "a theme that comes with the program") }) { first, _ in first }
        writer = try DumpWriter(folder: folder)
    }

    /// Files to read for paths that may be folders, each once; folders count with all theme files below them, in order.
    /// - Throws: ``ImportError/emptyFolder(path:)``, or ``InputError`` for a folder that cannot be read.
    package static func files(at paths: [String]) throws -> [String] {
        var seen: Set<String> = []
        let files = try paths.flatMap { path in
            guard InputFolder.isThere(path) else { return [path] }
            let names = try Self.names(in: path)
            guard !names.isEmpty else { throw ImportError.emptyFolder(path: path) }
            return names.map(path.path(of:))
        }
        return files.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
    }

    /// Theme files by their paths below a folder, which may be a link to one.
    /// - Throws: ``InputError/unreadable(file:reason:)`` with the folder, this or one below, that cannot be read.
    static func names(in folder: String) throws(InputError) -> [String] {
        try InputFolder.paths(below: folder).filter { name in
            [".yaml", ".yml"].contains(where: name.hasSuffix)
                && !name.split(separator: "/").contains { $0.first == "." }
        }
    }

    /// Reads one scheme and writes its theme.
    /// - Throws: ``InputError``, `ThemeError` or `SchemeError` for what cannot be read, ``ImportError`` for a name that is taken,
    ///   ``OutputError`` for what cannot be written.
    package mutating func run(_ source: String) throws -> Outcome {
        let scheme = try ColorScheme(yaml: InputFile.text(at: source, as: .scheme), file: source)
        let name = scheme.themeName
        let file = "\(name).yaml"
        if let owner = taken[name] { throw ImportError.nameTaken(source: source, name: name, owner: owner) }
        var theme = SchemeTheme(scheme)
        let repair = pairs.map { ThemeRepair(theme.theme, pairs: $0) }
        if let repair { theme.replaceTheme(with: repair.style) }
        let text = ThemeWriter.yaml(
            theme.theme, comments: ["Made from the colour scheme \"\(scheme.name)\" by gomaui themes import."])
        let path = folder.path(of: file)
        try makeSureOfRoom(for: text, at: path, from: source)
        let isChanged = try writer.write(text, to: file)
        taken[name] = source
        return Outcome(isChanged: isChanged, theme: theme, faintPairs: repair?.remaining.map(\.words) ?? [])
    }
}

extension ThemeImport {
    /// Refuses to write over a file that says something else unless that is asked for, and over one that is no theme
    /// whatever is asked for.
    private func makeSureOfRoom(for text: String, at path: String, from source: String) throws(ImportError) {
        let old: String
        do {
            old = try InputFile.text(at: path, as: .theme, takesPipes: false)
        } catch {
            if case .missing = error { return }
            throw .foreignFile(source: source, path: path)
        }
        guard old != text else { return }
        guard replacesFiles else { throw .fileExists(source: source, path: path) }
        guard ThemeLibrary.isTheme(yaml: old) else { throw .foreignFile(source: source, path: path) }
    }
}
