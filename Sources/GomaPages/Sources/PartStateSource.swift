/// The state of a part that has an id, so that conditions and texts of the page can follow it.
final class PartStateSource: PageSource {
    private var instance: ComponentInstance?
    private var schema = StateSchema.unknown
    private var observation: AnyObject?

    init() { super.init(.data) }

    /// Follows a component, in place of the one before.
    func follow(_ instance: ComponentInstance, schema: StateSchema) {
        self.instance = instance
        self.schema = schema
        observation = instance.observeState { [weak self] in self?.changes.tell(()) }
        changes.tell(())
    }

    override var value: Any? {
        guard let data = try? instance?.state(), let state = try? JSONValue(data) else { return nil }
        return schema.abridged(state)
    }

    /// Changes the state at the end of a way.
    /// - Parameter change: what becomes of what stands there, as the page reads it; `nil` leaves all as it is.
    /// - Returns: `false` where the way leads nowhere, or that is no state of the component.
    func change(at way: some Collection<String>, _ change: (JSONValue) -> JSONValue?) -> Bool {
        guard let instance, let now = try? instance.state(), let state = try? JSONValue(now) else { return false }
        let read = schema.abridged(state)
        guard let steps = read.steps(along: way), let value = change(read[steps] ?? .null) else { return false }
        let new = read.replacing(steps, with: value)
        let whole = schema.completed(state.merging(schema.unabridged(new), in: schema))
        guard schema.mistakes(in: whole).isEmpty, let data = try? whole.data else { return false }
        return (try? instance.replaceState(data)) != nil
    }
}
