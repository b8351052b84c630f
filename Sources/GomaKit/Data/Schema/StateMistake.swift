/// A mistake in data that people have written: where it is, what is wrong, and what would be right.
package struct StateMistake: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// A name that is none of the fields there.
        case unknownField(known: [String])
        /// A field that has to be there and is not.
        case missingField(StateSchema)
        /// A name that stands there already.
        case repeatedField(first: TextPlace?)
        /// A value of another type, outside its range, too long, or none of those that there are.
        case misfit(JSONValue, StateSchema)
    }

    /// The way to it, as a file has it.
    package let path: [JSONValue.Step]
    package let kind: Kind

    package init(_ kind: Kind, at path: [JSONValue.Step]) {
        self.kind = kind
        self.path = path
    }

    /// Such as `games[2].rating: wants a number from 0 to 5`.
    package var description: String {
        let place = JSONValue.words(for: path)
        switch kind {
        case .unknownField(let known):
            return "\"\(place)\" is not a field here\(known.words(insteadOf: JSONValue.words(for: path.suffix(1))))"
        case .missingField(let schema):
            return "\(place): is missing\(StateProblem.words(for: schema).map { ", and wants \($0)" } ?? "")"
        case .repeatedField(let first):
            return "\(place): stands there already\(first.map { ", in line \($0.line)" } ?? "")"
        case .misfit(let value, let schema):
            let wish = StateProblem.words(for: schema).map { "wants \($0)" } ?? "does not fit"
            let text = wish + Self.suggestion(for: value, in: schema)
            return place.isEmpty ? text : "\(place): \(text)"
        }
    }

    /// What was probably meant, where there are a few names to choose from.
    private static func suggestion(for value: JSONValue, in schema: StateSchema) -> String {
        guard let name = value.caseName else { return "" }
        let names: [String] =
            switch schema.unwrapped {
            case .choice(let values): values.compactMap { if case .string(let text) = $0 { text } else { nil } }
            case .cases(let cases): cases.map(\.name)
            default: []
            }
        return names.contains(name) ? "" : NearestName.suggestion(for: name, among: names)
    }
}

extension JSONValue {
    /// The name that a value is, or that is the only one in it.
    fileprivate var caseName: String? {
        switch self {
        case .string(let text): text
        case .object(let fields) where fields.count == 1: fields.keys.first
        default: nil
        }
    }
}
