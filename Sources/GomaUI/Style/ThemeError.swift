/// What can be wrong with a theme.
public enum ThemeError: Error, Hashable, CustomStringConvertible {
    case unknownTheme(name: String, known: [String])
    case notYAML(file: String, line: Int, problem: String)
    case missingField(file: String, field: String)
    case unknownField(file: String, line: Int, field: String, known: [String])
    case unknownRole(file: String, line: Int, role: String)
    case badColor(file: String, line: Int, role: String, value: String)
    case missingRoles(file: String, roles: [String])
    case badAppearance(file: String, line: Int, value: String)
    case extendsItself(file: String, name: String)

    public var description: String {
        switch self {
        case .unknownTheme(let name, let known):
            "no theme is named \"\(name)\"\(NearestName.suggestion(for: name, among: known)); "
                + "there are \(known.joined(separator: ", "))"
        case .notYAML(let file, let line, let problem): "\(file):\(line): \(problem)"
        case .missingField(let file, let field): "\(file): \"\(field)\" is missing"
        case .unknownField(let file, let line, let field, let known):
            "\(file):\(line): \"\(field)\" is not a field of a theme\(NearestName.suggestion(for: field, among: known))"
        case .unknownRole(let file, let line, let role):
            "\(file):\(line): \"\(role)\" is not a colour role"
                + NearestName.suggestion(for: role, among: StyleToken.allCases.map(\.name))
        case .badColor(let file, let line, let role, let value):
            "\(file):\(line): \(role): \"\(value)\" is not a colour; write #RGB or #RRGGBB, "
                + "or both forms as { light: \"#RRGGBB\", dark: \"#RRGGBB\" }"
        case .missingRoles(let file, let roles):
            "\(file): \(roles.count) roles are missing: \(roles.joined(separator: ", ")); give them a colour, "
                + "or extend a theme that has them"
        case .badAppearance(let file, let line, let value):
            "\(file):\(line): appearance: \"\(value)\" is not an appearance; write light or dark"
        case .extendsItself(let file, let name): "\(file): extends \"\(name)\", which leads back to itself"
        }
    }
}
