/// Writes a theme as a file that reads back to the same values.
package enum ThemeWriter {
    /// The theme's YAML with every role of the library and those of other packages that it says something of, extending
    /// nothing.
    /// - Parameter comments: lines about the theme for its head, without "#".
    package static func yaml(_ theme: StyleProvider, comments: [String] = []) -> String {
        let head = comments.map { "# \(TextGate.sanitized($0))" } + (comments.isEmpty ? [] : [""])
        let lines = head + fields(of: theme) + ["", "colors:"] + colors(of: theme) + attributes(of: theme)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func fields(of theme: StyleProvider) -> [String] {
        [
            ("name", theme.name), ("title", theme.title), ("author", theme.author.isEmpty ? nil : theme.author),
            ("appearance", theme.appearance.rawValue), ("glyphs", theme.glyphs?.rawValue),
            ("borders", theme.borders?.rawValue),
        ].compactMap { field, value in value.map { "\(field): \(quoted($0))" } }
    }

    private static func colors(of theme: StyleProvider) -> [String] {
        ColorRole.allCases.filter(theme.says(of:)).map { role in
            let color = theme[role]
            let value =
                color.light == color.dark
                ? value(color.light) : "{ light: \(value(color.light)), dark: \(value(color.dark)) }"
            return "  \(role.name): \(value)"
        }
    }

    private static func value(_ color: ThemeColor) -> String {
        if case .rgb(let color) = color { return "\"\(color.hex)\"" }
        return color.text
    }

    private static func attributes(of theme: StyleProvider) -> [String] {
        let lines = ColorRole.allCases.compactMap { role -> String? in
            guard let attributes = theme.attributes[role], !attributes.isEmpty || role.definition != nil else {
                return nil
            }
            return "  \(role.name): [\(attributes.names.joined(separator: ", "))]"
        }
        return lines.isEmpty ? [] : ["", "attributes:"] + lines
    }

    /// A word as it is where YAML reads it so, and in quotes with escapes otherwise.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return isPlain && text.first?.isLetter == true ? text : "\"\(escaped(text))\""
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result += OutputForm.yaml.safe(String(scalar))
            }
        }
    }
}
