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
}
