/// An error in a theme.
public enum ThemeError: Error, Hashable, CustomStringConvertible {
    case unknownTheme(name: String, known: [String])
    case tooLarge(file: String)
    case notText(file: String)
    case notYAML(file: String, line: Int, column: Int? = nil, problem: String)
    case alias(file: String, line: Int)
    case tooDeep(file: String, line: Int)
    case missingField(file: String, field: String)
    case notWord(file: String, line: Int, field: String)
    case notMapping(file: String, line: Int, field: String)
    case unknownField(file: String, line: Int, field: String, known: [String])
    case unknownRole(file: String, line: Int, role: String)
    case badColor(file: String, line: Int, role: String, value: String)
    case missingRoles(file: String, roles: [String])
    /// A field that takes one of a few words.
    case badChoice(file: String, line: Int, field: String, value: String, known: [String])
    case badAttribute(file: String, line: Int, role: String, value: String, known: [String])
    case unknownBase(file: String, line: Int, name: String, known: [String])
    case extendsItself(file: String, name: String)
    case otherName(file: String, name: String, expected: String)
    case nameTaken(file: String, name: String)
    /// What is wrong with one file, in the order of its lines.
    case several([ThemeError])

    /// Problems of one file that are told at once.
    static let mostTold = 20

    /// The only problem, or all of them together.
    static func joined(_ problems: [ThemeError]) -> ThemeError? {
        problems.count > 1 ? .several(problems) : problems.first
    }
}

extension ThemeError {
    /// A sentence for each problem.
    public var sentences: [String] {
        guard case .several(let problems) = self else { return [sentence] }
        let rest = problems.count - Self.mostTold
        return problems.prefix(Self.mostTold).flatMap(\.sentences) + (rest > 0 ? ["and \(rest) more"] : [])
    }

    /// A sentence; of several problems one on a line.
    public var description: String { sentences.joined(separator: "\n") }

    private var sentence: String {
        switch self {
        case .unknownTheme(let name, let known):
            "no theme is named \"\(name)\"\(known.words(insteadOf: name))"
        case .tooLarge(let file): "\(file): is larger than 1 MiB; a theme is a small text"
        case .notText(let file): "\(file): is not UTF-8 text"
        case .notYAML(let file, let line, let column, let problem):
            "\(file):\(line)\(column.map { ":\($0)" } ?? ""): \(problem)"
        case .alias(let file, let line):
            "\(file):\(line): \"&\" and \"*\" make anchors and aliases, which a theme may not have; write the value "
                + "itself, in quotes where it begins with such a character"
        case .tooDeep(let file, let line):
            "\(file):\(line): is nested too deeply; a theme has fields, roles and { light, dark }"
        case .missingField(let file, let field): "\(file): \"\(field)\" is missing"
        case .notWord(let file, let line, let field): "\(file):\(line): \(field): write one value on the same line"
        case .notMapping(let file, let line, let field):
            "\(file):\(line): \(field): write one \"role: value\" on each line below"
        case .unknownField(let file, let line, let field, let known):
            "\(file):\(line): \"\(field)\" is not a field of a theme\(NearestName.suggestion(for: field, among: known))"
        case .unknownRole(let file, let line, let role):
            "\(file):\(line): \"\(role)\" is not a colour role"
                + NearestName.suggestion(for: role, among: ColorRole.allCases.map(\.name))
        case .badColor(let file, let line, let role, let value):
            "\(file):\(line): \(role): \"\(value)\" is not a colour; write #RGB, #RRGGBB, ansi:red to ansi:bright-white, "
                + "ansi:0 to ansi:15 or default, or both forms as { light: \"#RRGGBB\", dark: \"#RRGGBB\" }"
        case .missingRoles(let file, let roles):
            "\(file): \(roles.count) roles are missing: \(roles.joined(separator: ", ")); give them a colour, "
                + "or extend a theme that has them"
        case .badChoice(let file, let line, let field, let value, let known):
            "\(file):\(line): \(field): \"\(value)\" is not one of \(known.joined(separator: ", "))"
        case .badAttribute(let file, let line, let role, let value, let known):
            "\(file):\(line): \(role): \"\(value)\" is not an attribute"
                + "\(NearestName.link(for: value, among: known)) write a list such as [dim], of "
                + known.joined(separator: ", ")
        case .unknownBase(let file, let line, let name, let known):
            "\(file):\(line): extends: \(ThemeError.unknownTheme(name: name, known: known))"
        case .extendsItself(let file, let name): "\(file): extends \"\(name)\", which leads back to itself"
        case .otherName(let file, let name, let expected):
            "\(file): name: \"\(name)\" is not the file's; write \(expected), or call the file \(name).yaml"
        case .nameTaken(let file, let name):
            "\(file): another theme is named \"\(name)\" already; call the file and the theme something else"
        case .several: description
        }
    }
}
