/// The comments of data in our sources: what stands above a type that goes to JSON, above its stored properties and its cases.
///
/// It reads lines, by the way in which this package is formatted: what belongs to a type is indented by four blanks more.
struct SourceComments {
    private struct Scope {
        let name: String
        let indentation: Int
        let isData: Bool
    }

    /// Comments by the names of what they are about, such as `OutcomeItemDisplayState.odds`.
    private(set) var texts: [String: String] = [:]

    // Kept, as a literal in a method is parsed at each call.
    private let head = /(?:[a-z]+ )*(?:struct|enum|extension|class|protocol|actor) ([\w.]+)/
    private let cases = /(?:indirect )?case (?<names>[^.].*)/
    private let property =
        /(?:@\w+(?:<[^>]*>)?(?:\([^)]*\))? )*(?:(?:public|package|private|internal|fileprivate)(?:\(set\))? )*(?:var|let) (\w+)\s*[:=]/

    /// What says that a type goes to JSON.
    private static let dataWords = ["Codable", "DisplayState", "ComponentRequest", "DefaultedData", "OverlayMessage"]

    mutating func read(_ text: String) {
        var scopes: [Scope] = []
        var comment: [Substring] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let code = line.drop { $0 == " " }
            let indentation = line.count - code.count
            if code.hasPrefix("///") {
                comment.append(code.dropFirst(3).drop { $0 == " " })
                continue
            }
            // An attribute on a line of its own stands between a comment and what it is about.
            if code.hasPrefix("@"), !code.contains(" ") { continue }
            defer { comment = [] }
            guard !code.isEmpty, code != "{" else { continue }
            while let scope = scopes.last, indentation <= scope.indentation { scopes.removeLast() }
            if let name = type(in: code) {
                let head = lines[number...].prefix(4).joined(separator: " ").prefix { $0 != "{" }
                let whole = (scopes.last.map { "\($0.name)." } ?? "") + name
                let isValue = code.contains("struct ") || code.contains("enum ")
                let isData = isValue && Self.dataWords.contains(where: head.contains)
                scopes.append(Scope(name: whole, indentation: indentation, isData: isData))
                if isData { note(comment, of: whole) }
            } else if let scope = scopes.last, scope.isData, indentation == scope.indentation + 4 {
                for member in members(in: code) { note(comment, of: "\(scope.name).\(member)") }
            }
        }
    }

    /// The first paragraph, on one line, in the words of data: the names of symbols as they are, and null for `nil`.
    private mutating func note(_ comment: [Substring], of name: String) {
        let paragraph = comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") && !$0.hasPrefix("```") }
        guard !paragraph.isEmpty else { return }
        texts[name] = paragraph.joined(separator: " ").replacing(/``([^`]*)``/) {
            "\"\($0.1.split(separator: "/").last ?? "")\""
        }
        .replacing("`nil`", with: "null").replacing("`", with: "")
    }

    private func type(in code: Substring) -> String? {
        guard code.first?.isLowercase == true else { return nil }
        return code.prefixMatch(of: head).map { String($0.1) }
    }

    /// Stored properties and cases that a line declares.
    private func members(in code: Substring) -> [String] {
        if let match = code.prefixMatch(of: cases) {
            let plain = match.names.replacing(/\([^()]*(\([^()]*\)[^()]*)*\)/, with: "")
            return plain.split(separator: ",").map { name in
                String(name.drop { " `".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
        }
        guard !code.contains(" {"), let match = code.prefixMatch(of: property) else { return [] }
        return [String(match.1)]
    }

    /// As a file has them.
    var lines: [String] { texts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
}
