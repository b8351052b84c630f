import Synchronization

/// The themes at hand, by name. Files are read when their theme is first asked for.
public struct ThemeLibrary: Sendable {
    private let sources: [Source]
    private let readFiles = ReadFiles()

    package enum Origin: Hashable, Sendable {
        case builtIn
        /// A file of the user's own.
        case file(path: String)
    }

    /// A theme file's name and text.
    package struct Source: Sendable {
        let name: String
        let origin: Origin
        /// The file as it was read before, of one that is built in.
        let table: String?
        /// Reads the text; throws where there is none to read.
        let yaml: @Sendable () throws -> String

        /// - Parameters:
        ///   - name: without ".yaml"; also the theme's name.
        ///   - table: what ``ThemeFile`` makes of the text, where that is known.
        package init(
            name: String, origin: Origin = .builtIn, table: String? = nil,
            yaml: @escaping @Sendable () throws -> String
        ) {
            self.name = name
            self.origin = origin
            self.table = table
            self.yaml = yaml
        }

        func read() throws -> ThemeFile {
            try table.flatMap { ThemeFile(table: $0, file: file) } ?? ThemeFile(yaml: yaml(), file: file)
        }

        /// What messages call the file.
        var file: String {
            switch origin {
            case .builtIn: "\(name).yaml"
            case .file(let path): path
            }
        }
    }

    /// A theme as a list shows it.
    package struct Entry: Sendable {
        package let name: String
        package let origin: Origin
        /// The theme, or why there is none.
        package let theme: Result<StyleProvider, any Error>

        package init(name: String, origin: Origin, theme: Result<StyleProvider, any Error>) {
            self.name = name
            self.origin = origin
            self.theme = theme
        }
    }

    /// The name of the theme in use where none is asked for.
    public static let defaultName = "goma-dark"

    /// The themes that come with the library.
    public static let embedded = ThemeLibrary(
        BuiltInThemes.all.map { file in Source(name: file.name, table: file.table) { file.text } })

    package init(_ sources: [Source]) { self.sources = sources }

    /// Whether a text is a theme, if perhaps one with mistakes in it: a name, colours or another theme, and no field that
    /// themes do not have.
    package static func isTheme(yaml: String) -> Bool {
        guard let root = try? ThemeText.mapping(in: yaml, file: "") else { return false }
        return root["name"] != nil && (root["colors"] != nil || root["extends"] != nil)
            && root.allSatisfy { key, _ in key.string.map(ThemeFile.fields.contains) ?? false }
    }

    /// The same library with other sources behind its own; of equal names the first answers.
    package func adding(_ others: [Source]) -> ThemeLibrary { ThemeLibrary(sources + others) }

    /// Names in the order in which a gallery steps through them.
    public var names: [String] {
        var seen: Set<String> = []
        return sources.map(\.name).filter { seen.insert($0).inserted }
    }

    /// The file of a theme; `nil` for one that is built in or not there.
    package func file(of name: String) -> String? {
        guard case .file(let path)? = sources.first(where: { $0.name == name })?.origin else { return nil }
        return path
    }

    /// Every theme with where it comes from; reads all files, and what is built in once.
    package var entries: [Entry] {
        var seen: Set<String> = []
        return sources.map { source in
            let isNew = seen.insert(source.name).inserted
            let result = Result {
                guard isNew else { throw ThemeError.nameTaken(file: source.file, name: source.name) }
                return try theme(named: source.name)
            }
            return Entry(name: source.name, origin: source.origin, theme: result)
        }
    }

    /// The theme of a name, with what it takes from those that it extends.
    /// - Throws: ``ThemeError`` for a name that no theme has, and for mistakes in its file or in one that it extends;
    ///   what reading throws, for a file of the user's own.
    public func theme(named name: String) throws -> StyleProvider {
        try provider(of: file(named: name))
    }

    /// A theme from a text of its own, which may extend those at hand.
    /// - Parameter file: the name that messages show.
    /// - Throws: ``ThemeError`` for mistakes in the text; of a theme that it extends, what ``theme(named:)`` throws.
    public func theme(yaml: String, file: String) throws -> StyleProvider {
        try provider(of: ThemeFile(yaml: yaml, file: file))
    }

    private func file(named name: String) throws -> ThemeFile {
        guard let source = sources.first(where: { $0.name == name }) else {
            throw ThemeError.unknownTheme(name: name, known: names)
        }
        if let file = readFiles[name] { return file }
        let file = try source.read()
        guard file.name == name else {
            throw ThemeError.otherName(file: source.file, name: file.name, expected: name)
        }
        if source.origin == .builtIn { readFiles[name] = file }
        return file
    }

    /// Themes that cannot change, as they are built in, and have been read: others extend them again and again.
    private final class ReadFiles: Sendable {
        private let files = Mutex<[String: ThemeFile]>([:])

        subscript(name: String) -> ThemeFile? {
            get { files.withLock { $0[name] } }
            set { files.withLock { $0[name] = newValue } }
        }
    }

    /// The theme of a file, made from the last one on that it takes from.
    private func provider(of file: ThemeFile) throws -> StyleProvider {
        var files = [file]
        var seen: Set = [file.name]
        while let last = files.last, let name = last.extends {
            guard sources.contains(where: { $0.name == name }) else {
                throw ThemeError.unknownBase(file: last.file, line: last.extendsLine, name: name, known: names)
            }
            let base = try self.file(named: name)
            guard seen.insert(name).inserted else { throw ThemeError.extendsItself(file: base.file, name: name) }
            files.append(base)
        }
        let last = try Self.provider(of: files.removeLast(), on: nil)
        return try files.reversed().reduce(last) { try Self.provider(of: $1, on: $0) }
    }

    private static func provider(of file: ThemeFile, on base: StyleProvider?) throws -> StyleProvider {
        let missing = base == nil ? ColorRole.ownCases.filter { file.colors[$0] == nil } : []
        let appearance = file.appearance ?? base?.appearance
        var problems: [ThemeError] = []
        if appearance == nil { problems.append(.missingField(file: file.file, field: "appearance")) }
        if !missing.isEmpty { problems.append(.missingRoles(file: file.file, roles: missing.map(\.name))) }
        if let problem = ThemeError.joined(problems) { throw problem }
        var provider = StyleProvider(
            name: file.name, title: file.title ?? file.name, author: file.author ?? base?.author ?? "",
            appearance: appearance ?? .dark
        ) { file.colors[$0] ?? base?[$0] ?? DynamicColor(.terminalDefault) }
        for role in RoleShelf.current.roles {
            let inherited = base.flatMap { $0.says(of: role) ? $0[role] : nil }
            if let color = file.colors[role] ?? inherited { provider[role] = color }
        }
        // An empty list takes away what a role of another package is declared with.
        provider.attributes = (base?.attributes ?? [:]).merging(file.attributes) { $1 }
            .filter { !$1.isEmpty || $0.definition != nil }
        provider.glyphs = file.glyphs ?? base?.glyphs
        provider.borders = file.borders ?? base?.borders
        return provider
    }
}
