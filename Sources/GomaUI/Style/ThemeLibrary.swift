import GomaThemes

/// The themes at hand, by name. Files are read when their theme is first asked for.
public struct ThemeLibrary: Sendable {
    private let sources: [Source]

    /// A theme file's name and text.
    public struct Source: Sendable {
        public let name: String
        public let yaml: @Sendable () -> String

        /// - Parameter name: without ".yaml"; also the theme's name.
        public init(name: String, yaml: @escaping @Sendable () -> String) {
            self.name = name
            self.yaml = yaml
        }
    }

    /// The name of the theme in use where none is asked for.
    public static let defaultName = "goma-dark"

    /// The themes that come with the library.
    public static let embedded = ThemeLibrary(
        EmbeddedThemes.all.map { file in Source(name: file.name) { file.text } })

    public init(_ sources: [Source]) { self.sources = sources }

    /// Names in the order in which a gallery steps through them.
    public var names: [String] { sources.map(\.name) }

    /// - Throws: ``ThemeError``.
    public func theme(named name: String) throws -> StyleProvider {
        try provider(of: file(named: name), seen: [])
    }

    /// A theme from a text of its own, which may extend those at hand.
    /// - Throws: ``ThemeError``.
    public func theme(yaml: String, file: String) throws -> StyleProvider {
        try provider(of: ThemeFile(yaml: yaml, file: file), seen: [])
    }

    private func file(named name: String) throws -> ThemeFile {
        guard let source = sources.first(where: { $0.name == name }) else {
            throw ThemeError.unknownTheme(name: name, known: names)
        }
        return try ThemeFile(yaml: source.yaml(), file: "\(name).yaml")
    }

    private func provider(of file: ThemeFile, seen: Set<String>) throws -> StyleProvider {
        guard !seen.contains(file.name) else { throw ThemeError.extendsItself(file: file.file, name: file.name) }
        let base = try file.extends.map {
            try provider(of: self.file(named: $0), seen: seen.union([file.name]))
        }
        let missing = base == nil ? StyleToken.allCases.filter { file.colors[$0] == nil } : []
        guard missing.isEmpty else { throw ThemeError.missingRoles(file: file.file, roles: missing.map(\.name)) }
        guard let appearance = file.appearance ?? base?.appearance else {
            throw ThemeError.missingField(file: file.file, field: "appearance")
        }
        let unset = DynamicColor(light: .init(0), dark: .init(0))
        return StyleProvider(
            name: file.name, title: file.title ?? file.name, author: file.author ?? base?.author ?? "",
            appearance: appearance
        ) { file.colors[$0] ?? base?[$0] ?? unset }
    }
}
