import GomaKit

extension JSONValue {
    /// Whether something holds of any of its texts.
    func hasText(_ holds: (String) -> Bool) -> Bool {
        switch self {
        case .string(let text): holds(text)
        case .array(let values): values.contains { $0.hasText(holds) }
        case .object(let fields): fields.values.contains { $0.hasText(holds) }
        default: false
        }
    }

    /// The same with other texts; names of fields stay.
    func mapTexts(_ change: (String) -> String) -> JSONValue {
        switch self {
        case .string(let text): .string(change(text))
        case .array(let values): .array(values.map { $0.mapTexts(change) })
        case .object(let fields): .object(fields.mapValues { $0.mapTexts(change) })
        default: self
        }
    }
}
