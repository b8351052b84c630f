@testable import GomaCatalog

/// The texts that sources declare, and where sources use them.
struct DeclaredTexts {
    struct Declaration {
        let key: LocalizationKey
        /// The constant that holds it; `nil` where it stands in a list or a switch.
        let constant: String?
        /// What stands behind the plus in the name of the file, such as "BetslipHeader".
        let declarer: String
        let path: String
    }

    private(set) var declarations: [Declaration] = []
    /// Constants of keys, alone or in lists, with the files that declare them.
    private var constants: [(name: String, path: String)] = []
    /// Files that use a constant, by its name.
    private var users: [String: Set<String>] = [:]
    /// Constants of the texts that go with counts beside a singular.
    private var counted: Set<String> = []

    private static let prefix = "LocalizationKey+"

    init(_ files: [SourceFile]) throws {
        for file in files where file.name.hasPrefix(Self.prefix) { readDeclarations(in: file) }
        for file in files { readUses(in: file) }
    }

    /// Takes in the texts of an enum's cases.
    mutating func add(_ keys: [LocalizationKey], of declarer: String) {
        declarations += keys.map { Declaration(key: $0, constant: nil, declarer: declarer, path: declarer) }
    }

    var keys: [LocalizationKey] { declarations.map(\.key) }

    /// The names of texts by their declarers, as the files of languages have them.
    var declarers: [String: [String]] {
        Dictionary(grouping: declarations, by: \.declarer).mapValues { $0.map(\.key.name).sorted() }
    }

    /// Names that two declarations have.
    var repeated: [String] {
        Dictionary(grouping: keys, by: \.name).filter { $0.value.count > 1 }.keys.sorted()
    }

    /// Constants that nothing shows.
    var unused: [String] { constants.filter { users[$0.name] == nil }.map { "\($0.path): nobody uses \($0.name)" } }

    /// Texts that go with counts beside a singular, and are not declared so.
    var uncounted: [String] {
        declarations.compactMap { declaration in
            guard let constant = declaration.constant, counted.contains(constant) else { return nil }
            return declaration.key.isCounted ? nil : "\(declaration.path): \(constant) goes with counts; declare it so"
        }
    }

    /// Texts of one component that stand elsewhere, and texts of a component's folder that another one uses.
    var strays: [String] {
        declarations.compactMap { declaration in
            guard let constant = declaration.constant, let users = users[constant] else { return nil }
            let (home, rooms) = (Self.component(of: declaration.path), Set(users.map(Self.component)))
            guard !rooms.contains(nil), rooms.count == 1 || home != nil, rooms != [home] else { return nil }
            let names = rooms.compactMap(\.self).sorted().joined(separator: ", ")
            return "\(declaration.path): \(constant) is used by \(names); it belongs "
                + (rooms.count == 1 ? "there" : "to what they share")
        }
    }

    // MARK: Reading

    private mutating func readDeclarations(in file: SourceFile) {
        let code = file.lines.joined(separator: "\n")
        let declaration =
            #/
            (?:static\ let\ (\w+)\ =\ )? (?:Self|LocalizationKey)\(\s*
            "([\w.]+)", \s* (?:english|(counted)):\s* ("(?:[^"\\]|\\.)*"(?:\s*\+\s*"(?:[^"\\]|\\.)*")*)
            (?:,\s* values:\s* \[([^\]]*)\])?
            /#
        for match in code.matches(of: declaration) {
            let values = match.output.5.map { Set($0.matches(of: #/\w+/#).map { String($0.output) }) }
            // A text may stand in several literals.
            let english = match.output.4.dropFirst().dropLast().replacing(#/"\s*\+\s*"/#, with: "")
            let name = String(match.output.2)
            let key =
                match.output.3 == nil
                ? LocalizationKey(name, english: String(english), values: values)
                : LocalizationKey(name, counted: String(english))
            declarations.append(
                Declaration(
                    key: key, constant: match.output.1.map(String.init),
                    declarer: String(file.name.dropFirst(Self.prefix.count)), path: file.path))
        }
        constants += code.matches(of: #/static\ let\ (\w+)\ =/#).map { (String($0.output.1), file.path) }
    }

    /// A constant is used where a text is asked for, and anywhere in a file that hands keys on.
    private mutating func readUses(in file: SourceFile) {
        let code = file.lines.joined(separator: "\n")
        // A text that is its own singular is the same for all counts.
        let pairs = code.matches(of: #/counted(?:IfAny)?\(\s*[^,()]+,\s*\.(\w+),\s*\.(\w+)/#)
        counted.formUnion(pairs.filter { $0.output.1 != $0.output.2 }.map { String($0.output.2) })
        let handsOn = !file.name.hasPrefix(Self.prefix) && code.contains("LocalizationKey")
        let places = handsOn ? [code[...]] : Self.arguments(in: code)
        let pattern = #/case\ \.\w+(\([^)]*\))?(,\ \.\w+(\([^)]*\))?)*/#
        let use = #/(?:^|LocalizationKey|[^\w)\]?])\.(\w+)/#
        for place in places where place.contains(".") {
            let shown = place.contains("case .") ? place.replacing(pattern, with: "")[...] : place
            for match in shown.matches(of: use) {
                users[String(match.output.1), default: []].insert(file.path)
            }
        }
    }

    /// What stands between the parentheses of `text(…)`, `string(…)`, `words(…)`, `counted(…)`, `countedIfAny(…)` and
    /// `pressing(…)`.
    private static func arguments(in code: String) -> [Substring] {
        let bytes = code.utf8
        let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "(") }
        return starts.filter { askers.contains(lastWord(of: code[..<$0])) }.map { start in
            var depth = 0
            let end = bytes[start...].firstIndex { byte in
                depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
                return depth == 0
            }
            return code[bytes.index(after: start)..<(end ?? code.endIndex)]
        }
    }

    private static let askers: Set<Substring> = ["text", "string", "words", "counted", "countedIfAny", "pressing"]

    private static let wordBytes = Set("_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    /// The name that code ends with. It goes by bytes, as all code is asked at each of its parentheses.
    private static func lastWord(of code: Substring) -> Substring {
        guard let last = code.utf8.lastIndex(where: { !wordBytes.contains($0) }) else { return code }
        return code[code.utf8.index(after: last)...]
    }

    /// The folder of the component that a file belongs to; `nil` for one that belongs to none.
    private static func component(of path: String) -> String? {
        let steps = path.split(separator: "/")
        guard steps.count > 4, steps[1] == "GomaUI", steps[3].hasSuffix("View") else { return nil }
        return String(steps[3])
    }
}
