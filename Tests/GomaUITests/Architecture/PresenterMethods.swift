import Foundation

/// The methods of the gallery's presenters, as the sources have them: which of them views call, and which of those note
/// down in the event log what was done.
struct PresenterMethods {
    /// A method with all its overloads, such as "ApprovalPresenter.flip".
    struct Method: Hashable, CustomStringConvertible {
        let type: String
        let name: String

        var description: String { "\(type).\(name)" }
    }

    private var bodies: [Method: String] = [:]
    /// Methods that no view can call, or that only answer a question.
    private var others: Set<Method> = []
    /// What each presenter inherits from and adopts, of presenters.
    private var parents: [String: Set<String>] = [:]
    private var calledNames: Set<String> = []

    /// How a presenter is called by whoever has one: by its name, or as what a closure is handed.
    private static let callPattern = #"(?:\b(?:presenter|settings)\??|\$0)\.(\w+)\("#
    /// What leaves a line in the event log: the noting itself, and the outlet, which does it.
    private static let recordPattern = #"\b(?:eventLog\.record|outlet\.(?:save|saved|copy))\("#
    /// Another method that is called, and on what.
    private static let innerPattern = #"(?:(\w+)\??\.)?\b(\w+)(?:\(| \{|\))"#
    private static let typePattern =
        #"^(?:@MainActor |public |package |final )*(?:class|extension) (\w*Presenter)\b:?([^{]*)"#
    private static let methodPattern = #"^    (?! )([a-zA-Z@ ()]*)\bfunc (\w+)"#

    /// Presenters that presenters hold.
    private static let held = ["preview": "PreviewPresenter", "settings": "PreviewSettingsPresenter"]

    init(_ files: [SourceFile]) throws {
        let calls = try Self.regex(Self.callPattern, (Substring, Substring).self)
        for file in files {
            if file.name.contains("Presenter") { try read(file) }
            for line in file.lines { calledNames.formUnion(line.matches(of: calls).map { String($0.output.1) }) }
        }
    }

    var count: Int { bodies.count }

    /// The methods that somebody's keys and clicks may lead to and that leave nothing in the event log, in order.
    func unrecorded() throws -> [String] {
        let records = try Self.regex(Self.recordPattern, Substring.self)
        let inner = try Self.regex(Self.innerPattern, (Substring, Substring?, Substring).self)
        let calls = Dictionary(uniqueKeysWithValues: bodies.keys.map { ($0, self.calls(from: $0, inner)) })
        var recording = Set(bodies.filter { $0.value.contains(records) }.keys)
        while case let more = calls.filter({ !recording.contains($0.key) && !recording.isDisjoint(with: $0.value) }),
            !more.isEmpty
        {
            recording.formUnion(more.keys)
        }
        return bodies.keys.filter { !others.contains($0) && calledNames.contains($0.name) && !recording.contains($0) }
            .map(\.description).sorted()
    }

    // MARK: Reading

    private mutating func read(_ file: SourceFile) throws {
        let types = try Self.regex(Self.typePattern, (Substring, Substring, Substring).self)
        let methods = try Self.regex(Self.methodPattern, (Substring, Substring, Substring).self)
        var type = ""
        var method: Method?
        for line in file.lines {
            if let match = line.firstMatch(of: types) {
                type = String(match.output.1)
                let adopted = match.output.2.split { !$0.isLetter }.map(String.init)
                parents[type, default: []].formUnion(adopted.filter { $0.hasSuffix("Presenter") })
            } else if !type.isEmpty, let match = line.firstMatch(of: methods) {
                let found = Method(type: type, name: String(match.output.2))
                method = found
                if match.output.1.contains("private") || Self.answers(line) { others.insert(found) }
            }
            if let method { bodies[method, default: ""] += line + "\n" }
            let isMember = line.hasPrefix("    ") && !line.hasPrefix("     ")
            if line == "}" || isMember && (line == "    }" || line.hasSuffix(" }")) { method = nil }
        }
    }

    /// Whether a method gives something back that is more than whether it could be done.
    private static func answers(_ line: String) -> Bool {
        guard let arrow = line.range(of: ") -> ", options: .backwards) else { return false }
        return !line[arrow.upperBound...].hasPrefix("Bool")
    }

    /// The methods of presenters that a method calls.
    private func calls(from method: Method, _ inner: Regex<(Substring, Substring?, Substring)>) -> Set<Method> {
        var calls: Set<Method> = []
        for match in (bodies[method] ?? "").matches(of: inner) {
            let name = String(match.output.2)
            if let holder = match.output.1, holder != "self" {
                if let type = Self.held[String(holder)] { calls.insert(Method(type: type, name: name)) }
            } else {
                calls.formUnion(family(of: method.type).map { Method(type: $0, name: name) })
            }
        }
        return calls.subtracting([method])
    }

    /// A type, and all that it inherits from.
    private func family(of type: String) -> Set<String> {
        (parents[type] ?? []).reduce(into: [type]) { family, parent in family.formUnion(self.family(of: parent)) }
    }

    private static func regex<Output>(_ pattern: String, _ type: Output.Type) throws -> Regex<Output> {
        try Regex(pattern, as: type).wordBoundaryKind(.simple)
    }
}
