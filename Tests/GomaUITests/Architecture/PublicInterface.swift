/// What modules show to other packages, read from their sources.
struct PublicInterface {
    /// Declarations that are `public` or `open` and override nothing, file by file.
    let declarations: [PublicDeclaration]
    /// What each type and protocol is or adopts, by name.
    private let parents: [String: Set<String>]
    /// What each protocol asks for, by name.
    private let requirements: [String: Set<String>]
    /// What is kept by each type, by name.
    private let properties: [String: Set<String>]

    init(_ files: [(path: String, text: String)]) throws {
        var outlines: [SourceOutline] = []
        for file in files { outlines.append(try SourceOutline(path: file.path, text: file.text)) }
        declarations = outlines.flatMap(\.declarations)
        parents = Self.merged(outlines.map(\.parents))
        requirements = Self.merged(outlines.map(\.requirements) + [Self.foreign])
        properties = Self.merged(outlines.map(\.properties))
    }

    /// Declarations without a word on what they mean, where a word is due.
    ///
    /// None is due where a protocol or a superclass has said it already, and none for an initializer that takes nothing but
    /// the values of properties, which are documented themselves.
    var undocumented: [SourceViolation] {
        declarations.filter { !$0.isDocumented && !isExplainedElsewhere($0) }.map {
            SourceViolation(path: $0.path, line: $0.line, words: "\($0.owner.map { "\($0)." } ?? "")\($0.name)")
        }
    }

    private func isExplainedElsewhere(_ declaration: PublicDeclaration) -> Bool {
        guard let owner = declaration.owner else { return false }
        let asked = ancestors(of: owner).reduce(into: Set<String>()) { $0.formUnion(requirements[$1] ?? []) }
        if asked.contains(declaration.name) || asked.contains(declaration.signature) { return true }
        let own = properties[owner] ?? []
        return declaration.name == "init" && declaration.parameters.allSatisfy(own.contains)
    }

    /// A type with all that it is and adopts.
    private func ancestors(of name: String) -> Set<String> {
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            guard found.insert(next).inserted else { continue }
            open += parents[next] ?? []
        }
        return found
    }

    private static func merged(_ tables: [[String: Set<String>]]) -> [String: Set<String>] {
        tables.reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    }

    /// What protocols of the standard library and of Combine ask for, as far as our types adopt them.
    private static let foreign: [String: Set<String>] = [
        "Equatable": ["=="], "Hashable": ["==", "hash"], "Comparable": ["<"], "Encodable": ["encode"],
        "Codable": ["encode", "init(from:)"], "CustomStringConvertible": ["description"],
        "Error": ["description"], "RawRepresentable": ["rawValue", "init(rawValue:)"],
        "OptionSet": ["rawValue", "init(rawValue:)"],
        "CaseIterable": ["allCases"], "ExpressibleByStringLiteral": ["init(stringLiteral:)"],
        "ExpressibleByIntegerLiteral": ["init(integerLiteral:)"],
        "SignedNumeric": ["+", "-", "*", "+=", "-=", "*=", "magnitude", "init(exactly:)", "init(integerLiteral:)"],
        "Strideable": ["distance", "advanced", "<"],
        "SchedulerTimeIntervalConvertible": ["seconds", "milliseconds", "microseconds", "nanoseconds"],
        "Scheduler": ["now", "minimumTolerance", "schedule"],
        "ExpressibleByArgument": ["allValueStrings", "allValueDescriptions"],
    ]
}
