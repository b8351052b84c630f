extension JSONValue {
    /// A plain value as it is written, anything else as JSON.
    var text: String {
        get throws {
            switch self {
            case .string(let text): return text
            case .null: return ""
            case .bool, .integer, .number, .decimal, .array, .object:
                return OutputForm.json.safe(try ReadableJSON.text(of: self))
            }
        }
    }
}
