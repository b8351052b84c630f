/// A field of a form as it is now.
public struct FormField: Codable, Hashable, Sendable {
    /// What tells it from the other fields, and what its value is sent as.
    public let id: String
    /// What is entered in it.
    public let kind: FormFieldKind
    /// What it asks for, or what is agreed to.
    public let title: String
    /// What sort of text it asks for, such as `email`; `nil` for any.
    public let format: String?
    /// Fixed text before the customer's, such as "+351"; `nil` for none.
    public let prefix: String?
    /// Characters at most, or the digits of a code; `nil` for as many as there is room for.
    public let longest: Int?
    /// The characters that can be typed; `nil` for all.
    public let characters: String?
    /// What can be chosen.
    public let choices: [FormChoice]
    /// What stands in ``title`` and leads to a document.
    public let links: [FormLink]
    /// Whether the form is not sent without it.
    public let isRequired: Bool
    /// The text that has been typed, or the identity of what has been chosen.
    public internal(set) var text: String
    /// Whether the customer agrees.
    public internal(set) var isOn: Bool
    /// What is wrong with it, as the customer reads it; `nil` where nothing has been said.
    public internal(set) var problem: String?
    /// Whether it can be changed now: not while the form is being sent.
    public internal(set) var isEditable = true

    /// The value as it is sent.
    var value: JSONValue { kind == .consent ? .bool(isOn) : .string(text) }

    /// Whether nothing has been typed, chosen or agreed to.
    var isEmpty: Bool { kind == .consent ? !isOn : text.allSatisfy(\.isWhitespace) }

    /// Whether nothing is missing from it, as far as that can be told by its length.
    var isWhole: Bool { isEmpty ? !isRequired : kind != .code || text.count == longest }

    /// Whether a value is one for it: of what is chosen, one of the choices.
    func canTake(_ value: JSONValue) -> Bool {
        switch (kind, value) {
        case (.consent, .bool): true
        case (.choice, .string(let id)): choices.contains { $0.id == id }
        case (.text, .string), (.secret, .string), (.code, .string): true
        default: false
        }
    }

    /// Takes what has been typed, chosen or agreed to.
    mutating func take(_ value: JSONValue) {
        switch value {
        case .bool(let flag): isOn = flag
        case .string(let text) where kind == .consent: isOn = text == "true"
        case .string(let text): self.text = text
        case .integer, .number, .decimal: text = PageValue.word(of: value) ?? text
        case .null, .array, .object: break
        }
    }
}
