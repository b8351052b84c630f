/// The fields that are open or closed in another way than at the start. Inside of elements of lists they go with those,
/// wherever they stand by now.
struct SwitchedFields {
    private(set) var ids: Set<String> = []
    /// The state in which the fields are where ``ids`` says.
    private var state: JSONValue?

    /// Opens a field that is closed, or closes it.
    mutating func toggle(_ id: String) { ids.formSymmetricDifference([id]) }

    /// Another state takes the place of the one so far and has not come of it: all stays where it is.
    mutating func leaveState() { state = nil }

    /// Goes on to what the state has become.
    mutating func follow(into new: JSONValue, schema: StateSchema) {
        defer { self.state = new }
        guard let state, state != new, !ids.isEmpty else { return }
        let move = StateMove(from: state, to: new)
        let fields = ControlTree(state, schema: schema).fields.filter { ids.contains($0.id) }
        let followed = fields.compactMap { move.path(of: $0.path) }.map { JSONValue.words(for: $0) }
        ids = ids.subtracting(fields.map(\.id)).union(followed)
    }
}
