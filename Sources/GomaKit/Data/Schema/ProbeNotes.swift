/// Notes of what a type asked for while it was decoded.
final class ProbeNotes {
    /// Fields asked for by name.
    var fields: [StateSchema.Field] = []
    /// Fields of the case that was asked for.
    var payload: [StateSchema.Field] = []
    /// Set where the type is one value without a name.
    var only: StateSchema?
    /// The cases of an enum that wanted to know which one it is.
    var caseNames: [String]?

    var schema: StateSchema { only ?? .fields(fields) }
}
