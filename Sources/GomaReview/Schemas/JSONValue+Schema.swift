/// JSON that is a schema.
extension JSONValue {
    /// The same, with fields that it has not, or has otherwise.
    package func adding(_ fields: [String: JSONValue]) -> JSONValue {
        guard case .object(let own) = self else { return self }
        return .object(own.merging(fields) { _, new in new })
    }

    /// The same with what it is for, where anything is said of that.
    package func described(as words: String?) -> JSONValue {
        words.map { adding(["description": .string($0)]) } ?? self
    }
}
