/// The name of a page with its parameters, such as `match/{id}`.
package struct RoutePattern: Hashable, Sendable, CustomStringConvertible {
    let steps: [Step]

    enum Step: Hashable, Sendable {
        case word(String)
        case parameter(String)
    }

    /// - Returns: `nil` for a text that is no such name.
    init?(_ text: String) {
        var steps: [Step] = []
        for word in text.split(separator: "/", omittingEmptySubsequences: false) {
            let isParameter = word.hasPrefix("{") && word.hasSuffix("}")
            let name = isParameter ? word.dropFirst().dropLast() : word
            guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
                return nil
            }
            steps.append(isParameter ? .parameter(String(name)) : .word(String(name)))
        }
        self.steps = steps
    }

    var parameters: [String] {
        steps.compactMap { step in
            if case .parameter(let name) = step { name } else { nil }
        }
    }

    /// What is wrong with the names of the parameters: each means one value, and the element of a list is none of them.
    var mistakes: [String] {
        var seen: Set<String> = []
        return parameters.compactMap { name -> String? in
            if name == PageWay.element {
                return "\"\(name)\" is the element of a list; call the parameter of \"\(self)\" otherwise, such as {id}"
            }
            if seen.insert(name).inserted { return nil }
            return "\"\(self)\" has two parameters called \"\(name)\"; give each a name of its own"
        }
    }

    /// Whether each name that can mean another page means this one too.
    func covers(_ other: RoutePattern) -> Bool {
        steps.count == other.steps.count
            && zip(steps, other.steps).allSatisfy { own, other in
                if case .word = own { own == other } else { true }
            }
    }

    /// The parameters with which a name means this page; `nil` where it means another.
    func parameters(in name: String) -> [String: String]? {
        let words = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard words.count == steps.count else { return nil }
        var values: [String: String] = [:]
        for (step, word) in zip(steps, words) {
            switch step {
            case .word(let own): if own != word { return nil }
            case .parameter(let name):
                guard !word.isEmpty else { return nil }
                values[name] = word.replacing("%2F", with: "/").replacing("%25", with: "%")
            }
        }
        return values
    }

    /// A value as it stands in a step of a name, where a slash by itself would begin another step.
    static func step(_ value: String) -> String {
        value.replacing("%", with: "%25").replacing("/", with: "%2F")
    }

    /// What stands for a step, or for a piece of one, that is known only when the page is gone to.
    static let anything = "*"

    /// Whether a name with ``anything`` in it may mean this page.
    func mayMean(_ name: String) -> Bool {
        let words = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard words.count == steps.count else { return false }
        return zip(steps, words).allSatisfy { step, word in
            if case .word(let own) = step { Self.mayBe(own, word) } else { !word.isEmpty }
        }
    }

    /// Whether a step with ``anything`` in it may come to be a word.
    private static func mayBe(_ word: String, _ step: String) -> Bool {
        let pieces = step.split(separator: anything, omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return word == step }
        guard word.count >= first.count + last.count, word.hasPrefix(first), word.hasSuffix(last) else { return false }
        var rest = word.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let place = rest.firstRange(of: piece) else { return false }
            rest = rest[place.upperBound...]
        }
        return true
    }

    package var description: String {
        steps.map { step in
            switch step {
            case .word(let word): word
            case .parameter(let name): "{\(name)}"
            }
        }.joined(separator: "/")
    }
}
