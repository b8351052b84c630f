import Yams

/// A theme as its file says it: perhaps only what differs from another.
struct ThemeFile {
    /// The name that messages show.
    let file: String
    private(set) var name = ""
    private(set) var title: String?
    private(set) var author: String?
    private(set) var extends: String?
    private(set) var extendsLine = 1
    private(set) var appearance: Appearance?
    private(set) var glyphs: ThemeGlyphs?
    private(set) var borders: ThemeBorders?
    private(set) var colors: [ColorRole: DynamicColor] = [:]
    private(set) var attributes: [ColorRole: TextAttributes] = [:]

    /// What the file has that a theme has not, in the order of its lines.
    private var problems: [ThemeError] = []

    /// The fields of a theme, in the order in which files have them.
    static let fields = [
        "name", "title", "author", "extends", "appearance", "glyphs", "borders", "colors", "attributes",
    ]

    /// Reads YAML.
    /// - Parameter file: the name that messages show.
    /// - Throws: ``ThemeError`` with the lines that are wrong.
    init(yaml: String, file: String) throws(ThemeError) {
        self.file = file
        let root = try ThemeText.mapping(in: yaml, file: file)
        for (key, value) in root { read(value, as: key) }
        if root["name"] == nil { problems.append(.missingField(file: file, field: "name")) }
        if let problem = ThemeError.joined(problems) { throw problem }
    }

    private mutating func read(_ value: Node, as key: Node) {
        switch key.string {
        case "name": name = word(value, "name") ?? ""
        case "title": title = word(value, "title")
        case "author": author = word(value, "author")
        case "extends":
            extends = word(value, "extends")
            extendsLine = ThemeText.line(of: value)
        case "appearance": appearance = choice(value, "appearance")
        case "glyphs": glyphs = choice(value, "glyphs")
        case "borders": borders = choice(value, "borders")
        case "colors":
            for (key, node) in roles(value, "colors") {
                if let role = role(key) { colors[role] = color(node, role: role.name) }
            }
        case "attributes":
            for (key, node) in roles(value, "attributes") {
                if let role = role(key) { attributes[role] = attributes(node, role: role.name) }
            }
        default:
            let line = ThemeText.line(of: key)
            problems.append(.unknownField(file: file, line: line, field: key.string ?? "…", known: Self.fields))
        }
    }

    private mutating func word(_ node: Node, _ field: String) -> String? {
        if let word = node.string, !word.isEmpty { return word }
        problems.append(.notWord(file: file, line: ThemeText.line(of: node), field: field))
        return nil
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ node: Node, _ field: String)
        -> Choice?
    {
        guard let word = word(node, field) else { return nil }
        if let choice = Choice(rawValue: word) { return choice }
        let line = ThemeText.line(of: node)
        let known = Choice.allCases.map(\.rawValue)
        problems.append(.badChoice(file: file, line: line, field: field, value: word, known: known))
        return nil
    }

    private mutating func roles(_ node: Node, _ field: String) -> Node.Mapping {
        if let mapping = node.mapping { return mapping }
        problems.append(.notMapping(file: file, line: ThemeText.line(of: node), field: field))
        return [:]
    }

    private mutating func role(_ key: Node) -> ColorRole? {
        if let role = ColorRole(name: key.string ?? "") { return role }
        problems.append(.unknownRole(file: file, line: ThemeText.line(of: key), role: key.string ?? "…"))
        return nil
    }

    private mutating func color(_ node: Node, role: String) -> DynamicColor? {
        guard let pair = node.mapping else { return single(node, role: role).map { DynamicColor($0) } }
        guard let light = pair["light"], let dark = pair["dark"], pair.count == 2 else {
            problems.append(.badColor(file: file, line: ThemeText.line(of: node), role: role, value: "{ … }"))
            return nil
        }
        guard let light = single(light, role: role), let dark = single(dark, role: role) else { return nil }
        return DynamicColor(light: light, dark: dark)
    }

    private mutating func single(_ node: Node, role: String) -> ThemeColor? {
        if let text = node.string, let color = ThemeColor(text: text) { return color }
        let line = ThemeText.line(of: node)
        problems.append(.badColor(file: file, line: line, role: role, value: node.string ?? "…"))
        return nil
    }

    private mutating func attributes(_ node: Node, role: String) -> TextAttributes {
        let names = node.sequence.map(Array.init) ?? [node]
        return names.reduce(into: []) { attributes, node in
            let name = node.string ?? "…"
            if let known = TextAttributes.named.first(where: { $0.name == name }) {
                attributes.formUnion(known.attribute)
            } else {
                let known = TextAttributes.named.map(\.name)
                let line = ThemeText.line(of: node)
                problems.append(.badAttribute(file: file, line: line, role: role, value: name, known: known))
            }
        }
    }
}

/// A file as a table: a field or a role on each line, with a blank between its parts. What is built in is read from it, as that
/// takes a fraction of the time. A role is said by its number; its name stands behind for who reads the table, as asking the
/// runtime for the names of all takes longer than the table does.
extension ThemeFile {
    /// The file's values, in one order whatever the file's own.
    var table: String {
        let fields: [(String, String?)] = [
            ("name", name), ("title", title), ("author", author), ("extends", extends),
            ("appearance", appearance?.rawValue), ("glyphs", glyphs?.rawValue), ("borders", borders?.rawValue),
        ]
        let colors = ColorRole.ownCases.compactMap { role in
            self.colors[role].map { "color \(role.number) \($0.light.text) \($0.dark.text) \(role.name)" }
        }
        let attributes = ColorRole.ownCases.compactMap { role in
            self.attributes[role].map { "attributes \(role.number) \($0.names.joined(separator: ",")) \(role.name)" }
        }
        return (fields.compactMap { name, value in value.map { "\(name) \($0)" } } + colors + attributes)
            .joined(separator: "\n")
    }

    /// - Returns: `nil` where the table has a line that is none of a theme's.
    init?(table: String, file: String) {
        self.file = file
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, take(String(parts[1]), as: parts[0]) else { return nil }
        }
        if name.isEmpty { return nil }
    }

    private mutating func take(_ value: String, as field: Substring) -> Bool {
        switch field {
        case "name": name = value
        case "title": title = value
        case "author": author = value
        case "extends": extends = value
        case "appearance": appearance = Appearance(rawValue: value)
        case "glyphs": glyphs = ThemeGlyphs(rawValue: value)
        case "borders": borders = ThemeBorders(rawValue: value)
        case "color", "attributes": return take(value.split(separator: " ").map(String.init), as: field)
        default: return false
        }
        return true
    }

    private mutating func take(_ words: [String], as field: Substring) -> Bool {
        guard let token = words.first.flatMap({ UInt8($0) }).flatMap({ StyleToken(rawValue: $0) }) else { return false }
        let role = ColorRole(token)
        guard field == "color" else {
            guard words.count == 3 || words.count == 2 else { return false }
            let names = words.count == 3 ? words[1].split(separator: ",") : []
            attributes[role] = TextAttributes.named.reduce(into: []) { attributes, known in
                if names.contains(known.name[...]) { attributes.formUnion(known.attribute) }
            }
            return true
        }
        guard words.count == 4, let light = ThemeColor(text: words[1]), let dark = ThemeColor(text: words[2]) else {
            return false
        }
        colors[role] = DynamicColor(light: light, dark: dark)
        return true
    }
}
