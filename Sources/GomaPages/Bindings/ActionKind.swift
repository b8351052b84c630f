/// An action that pages can ask for.
struct ActionKind {
    /// What it is told.
    let schema: StateSchema
    /// - Throws: `DecodingError` where it is told something else.
    let perform: (JSONValue, PageTask) throws -> Void

    /// The fields that it knows; `nil` where it takes any.
    var fieldNames: [String]? {
        guard case .fields(let fields) = schema else { return nil }
        return fields.map(\.name)
    }
}
