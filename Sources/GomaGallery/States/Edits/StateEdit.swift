import GomaReview
import GomaKit

/// One edit of a state: a value that was put in the place of another.
struct StateEdit: Hashable {
    /// The way from the state to the value; empty where it is all of the state.
    let path: [JSONValue.Step]
    /// What was done where that is more than to one value, such as "reset"; else `nil`.
    var name: String?
    /// `null` for a value that was not there, or is not there any more.
    let old: JSONValue
    let new: JSONValue

    /// The edit that takes this one back.
    var inverse: StateEdit { StateEdit(path: path, name: name, old: new, new: old) }

    /// What the edit has made of a value, such as `odds 1.85`.
    var words: String { name ?? "\(JSONValue.words(for: path)) \(Self.words(for: new))" }

    private static func words(for value: JSONValue) -> String {
        switch value {
        case .null: "not there"
        case .bool(let isOn): isOn ? "on" : "off"
        case .integer(let number): String(number)
        case .number(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .string(let text): "\"\(text)\""
        case .array(let values): "with \(Count.elements(values.count))"
        case .object(let fields): fields.count == 1 ? fields.keys.first ?? "" : "as a whole"
        }
    }
}
