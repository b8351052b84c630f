/// The declarations of one file, found by the lines that they begin on.
struct SourceOutline {
    private(set) var declarations: [PublicDeclaration] = []
    /// What each type is or adopts, by name.
    private(set) var parents: [String: Set<String>] = [:]
    /// What each protocol asks for, by name.
    private(set) var requirements: [String: Set<String>] = [:]
    /// What each type keeps or computes, by name.
    private(set) var properties: [String: Set<String>] = [:]

    private static let modifiers =
        #"(?:override|static|final|class(?=\s+(?:func|var|subscript))|nonisolated|mutating|indirect|convenience|required"#
        + #"|prefix|weak|lazy|private|fileprivate|internal|package|public|open|(?:private|internal|package)\(set\))"#
    private static let declaration =
        #"^(?<indent> *)(?:@\w+(?:<[^>]*>)?(?:\([^)]*\))?\s+)*(?<modifiers>(?:"# + modifiers + #"\s+)*)"#
        + #"(?<kind>struct|class|enum|protocol|actor|extension|typealias|let|var|func|init|subscript|associatedtype)\b"#
        + #"\s*(?<name>[\w.]+|[=<>+*/-]+)?"#

    init(path: String, text: String) throws {
        let expression = try Regex(Self.declaration, as: Match.self).wordBoundaryKind(.simple)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var types: [(depth: Int, name: String, isProtocol: Bool)] = []
        for (index, line) in lines.enumerated() {
            let depth = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            // What is deeper than a member stands inside of a body.
            guard depth <= (types.last?.depth).map({ $0 + 4 }) ?? 0 else { continue }
            guard let match = line.firstMatch(of: expression)?.output else { continue }
            types.removeAll { $0.depth >= depth }
            guard depth == (types.last?.depth).map({ $0 + 4 }) ?? 0 else { continue }
            let words = match.modifiers.split(separator: " ")
            let header = Self.header(lines[index...])
            let owner = types.last
            switch match.kind {
            case "struct", "class", "enum", "protocol", "actor", "extension":
                let name = String(match.name?.split(separator: ".").last ?? "")
                types.append((depth, name, match.kind == "protocol"))
                parents[name, default: []].formUnion(Self.parents(in: header))
                if match.kind == "extension" { continue }
            case "let", "var":
                if let owner, let name = match.name { properties[owner.name, default: []].insert(String(name)) }
            default: break
            }
            let name = match.kind == "init" || match.kind == "subscript" ? match.kind : match.name ?? match.kind
            let (labels, parameters) = Self.parameters(in: header)
            let signature = "\(name)(\(labels.map { "\($0):" }.joined()))"
            if let owner, owner.isProtocol {
                requirements[owner.name, default: []].formUnion([String(name), signature])
            }
            guard words.contains("public") || words.contains("open"), !words.contains("override") else { continue }
            declarations.append(
                PublicDeclaration(
                    path: path, line: index + 1, owner: owner?.name, name: String(name), parameters: parameters,
                    signature: signature, isDocumented: Self.isDocumented(lines[..<index])))
        }
    }

    private typealias Match = (
        Substring, indent: Substring, modifiers: Substring, kind: Substring, name: Substring?
    )

    /// A declaration up to its body, in one line.
    private static func header(_ lines: ArraySlice<String>) -> String {
        var header = ""
        for line in lines.prefix(12) {
            header += line.drop { $0 == " " } + " "
            if line.hasSuffix("{") || line.hasSuffix("}") || line.isEmpty { break }
        }
        return header
    }

    /// What stands behind the colon of a type.
    private static func parents(in header: String) -> Set<String> {
        let head = header.prefix { $0 != "{" }
        guard let colon = head.replacing(#/<[^>]*>/#, with: "").split(separator: ":", maxSplits: 1).dropFirst().first
        else {
            return []
        }
        let clause = colon.split(separator: " where ").first ?? colon
        return Set(clause.split { ", &\n".contains($0) }.map { String($0.split(separator: ".").last ?? $0) })
    }

    /// What parameters are called outside and inside.
    private static func parameters(in header: String) -> (labels: [String], names: [String]) {
        guard let start = header.firstIndex(of: "(") else { return ([], []) }
        var depth = 0
        var pieces = [""]
        for character in header[header.index(after: start)...] {
            if ")]}>".contains(character) { depth -= 1 }
            if depth < 0, character != ">" { break }
            if "([{<".contains(character) { depth += 1 }
            if depth == 0, character == "," { pieces.append("") } else { pieces[pieces.count - 1].append(character) }
        }
        let words = pieces.compactMap { $0.split(separator: ":").first?.split(separator: " ").map(String.init) }
        return (words.compactMap(\.first), words.compactMap(\.last))
    }

    /// Whether documentation ends just above a declaration, or above its attributes.
    private static func isDocumented(_ lines: ArraySlice<String>) -> Bool {
        let above = lines.reversed().first { line in
            let code = line.drop { $0 == " " }
            return !code.hasPrefix("@") || code.contains(" ")
        }
        return above?.drop { $0 == " " }.hasPrefix("///") ?? false
    }
}
