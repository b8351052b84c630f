import TerminalKit
import Yams

/// A theme as its file says it: perhaps only what differs from another.
struct ThemeFile {
    var file: String
    var name: String
    var title: String?
    var author: String?
    var extends: String?
    var appearance: Appearance?
    var colors: [StyleToken: DynamicColor] = [:]

    private static let fields = ["name", "title", "author", "extends", "appearance", "colors"]

    /// Reads YAML.
    /// - Parameter file: the name that messages show.
    /// - Throws: ``ThemeError`` with the line that is wrong.
    init(yaml: String, file: String) throws {
        self.file = file
        let root = try Self.mapping(in: yaml, file: file)
        for (key, _) in root where !Self.fields.contains(key.string ?? "") {
            throw ThemeError.unknownField(
                file: file, line: Self.line(of: key), field: key.string ?? "", known: Self.fields)
        }
        guard let name = root["name"]?.string else { throw ThemeError.missingField(file: file, field: "name") }
        self.name = name
        title = root["title"]?.string
        author = root["author"]?.string
        extends = root["extends"]?.string
        if let node = root["appearance"] {
            guard let value = node.string, let appearance = Appearance(rawValue: value) else {
                throw ThemeError.badAppearance(file: file, line: Self.line(of: node), value: node.string ?? "")
            }
            self.appearance = appearance
        }
        for (key, value) in root["colors"]?.mapping ?? [:] {
            let role = key.string ?? ""
            guard let token = StyleToken(name: role) else {
                throw ThemeError.unknownRole(file: file, line: Self.line(of: key), role: role)
            }
            colors[token] = try Self.color(value, role: role, file: file)
        }
    }

    private static func mapping(in yaml: String, file: String) throws -> Node.Mapping {
        do {
            guard let mapping = try Yams.compose(yaml: yaml)?.mapping else {
                throw ThemeError.notYAML(file: file, line: 1, problem: "a theme is a list of \"field: value\" lines")
            }
            return mapping
        } catch let error as YamlError {
            throw ThemeError.notYAML(file: file, line: line(of: error), problem: "not YAML: \(error)")
        }
    }

    private static func color(_ node: Node, role: String, file: String) throws -> DynamicColor {
        func single(_ node: Node) throws -> RGBColor {
            guard let text = node.string, let color = RGBColor(hex: text) else {
                throw ThemeError.badColor(file: file, line: line(of: node), role: role, value: node.string ?? "…")
            }
            return color
        }
        guard let pair = node.mapping else {
            let color = try single(node)
            return DynamicColor(light: color, dark: color)
        }
        guard let light = pair["light"], let dark = pair["dark"], pair.count == 2 else {
            throw ThemeError.badColor(file: file, line: line(of: node), role: role, value: "{ … }")
        }
        return DynamicColor(light: try single(light), dark: try single(dark))
    }

    private static func line(of node: Node) -> Int { node.mark?.line ?? 1 }

    private static func line(of error: YamlError) -> Int {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        default: 1
        }
    }
}
