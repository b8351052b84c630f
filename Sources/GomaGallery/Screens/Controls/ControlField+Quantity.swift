import Foundation
import GomaKit

extension ControlField {
    /// Words in names of values that say how many or how much of something there is, so that there cannot be less than
    /// none. Money is none of them: what is taken off has a sign.
    private static let quantities: Set<String> = [
        "odds", "count", "score", "seconds", "stake", "length", "page", "home", "away",
    ]

    /// Whether the value is a number that cannot be less than nothing, such as odds.
    ///
    /// A state's type does not say so, its names do: `totalOdds`, `changeCount`, `secondsLeft`. A value without a name of
    /// its own, such as that of a case, goes by what it stands in.
    var isQuantity: Bool {
        guard case .number = content else { return false }
        let names = path.reversed().compactMap { if case .key(let key) = $0 { key } else { nil } }
        guard let name = names.first(where: { !$0.hasPrefix("_") && $0 != "amount" }) else { return false }
        return !Self.quantities.isDisjoint(with: Self.words(of: name))
    }

    /// `changeCount` in words: change and count.
    private static func words(of name: String) -> [String] {
        name.reduce(into: [""]) { words, letter in
            if letter.isUppercase { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
    }
}

extension JSONValue {
    /// Whether this is a number less than nought.
    var isBelowNothing: Bool {
        switch self {
        case .integer(let number): number < 0
        case .number(let number): number < 0
        default: false
        }
    }

    /// This, or nought where a step down from `old` has gone past that; a step from nought itself stays what it is.
    func orNothing(from old: JSONValue) -> JSONValue {
        isBelowNothing && !old.isBelowNothing && old != .integer(0) ? .integer(0) : self
    }

    /// A plain value as it is written, anything else as JSON.
    var text: String {
        get throws {
            switch self {
            case .string(let text): return text
            case .null: return ""
            case .bool, .integer, .number, .array, .object:
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
                return String(decoding: try encoder.encode(self), as: UTF8.self)
            }
        }
    }
}
