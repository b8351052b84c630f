/// The styles of cells as rules of a style sheet; roles are variables, so that one page shows dark and light themes.
struct PageStyles {
    private var names: [DrawnStyle: String] = [:]
    private(set) var rules = ""

    /// The class of a style.
    mutating func name(of style: DrawnStyle) -> String {
        if let name = names[style] { return name }
        let name = "s\(names.count)"
        names[style] = name
        rules += ".\(name){\(Self.declarations(of: style))}\n"
        return name
    }

    /// A variable for each role's colour in a theme.
    static func variables(of theme: StyleProvider) -> String {
        ColorRole.allCases.compactMap { role in
            theme.color(of: role).map { "\(variable(named: role.name)):\($0.hex);" }
        }.joined()
    }

    /// The names of roles of other packages have a colon, which a style sheet keeps for itself.
    private static func variable(named role: String) -> String { "--\(role.replacing(":", with: "_"))" }

    private static func declarations(of style: DrawnStyle) -> String {
        let attributes = Set(style.attributes.split(separator: ",").map { $0.drop { $0 == " " } })
        var (text, ground) = (
            color(style.foreground, otherwise: "var(--textPrimary)"),
            color(style.ground, otherwise: "var(--backgroundPrimary)")
        )
        if attributes.contains("reverse") { swap(&text, &ground) }
        if attributes.contains("dim") { text = "color-mix(in srgb,\(text) 60%,\(ground))" }
        let lines = ["underline", "strikethrough"].filter { attributes.contains($0[...]) }
            .map { $0 == "underline" ? $0 : "line-through" }
        return "color:\(text);background:\(ground);"
            + (attributes.contains("bold") ? "font-weight:bold;" : "")
            + (attributes.contains("italic") ? "font-style:italic;" : "")
            + (lines.isEmpty ? "" : "text-decoration:\(lines.joined(separator: " "));")
    }

    /// A colour of a dump's words; `otherwise` for the terminal's own and for what no role can be called.
    private static func color(_ words: String, otherwise: String) -> String {
        if words.first == "#", words.count == 7, words.dropFirst().allSatisfy(\.isHexDigit) { return words }
        let parts = words.split(separator: " ")
        if parts.count == 4, parts[2] == "over", parts[0].last == "%", let share = Int(parts[0].dropLast()) {
            let over = color(String(parts[1]), otherwise: otherwise)
            return "color-mix(in srgb,\(over) \(share)%,\(color(String(parts[3]), otherwise: otherwise)))"
        }
        let isName =
            words != "default" && words.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ":-".contains($0)) }
        return isName ? "var(\(variable(named: words)),\(otherwise))" : otherwise
    }
}
