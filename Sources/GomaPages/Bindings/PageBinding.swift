/// A value of a page as a binding gets it: the value now, its identity, and word of its changes.
@MainActor
public final class PageBinding<Value> {
    /// What tells the value from others of its kind on the page, such as an element's identity; else its name.
    public let id: String
    /// Where models get time, words and glyphs from.
    public let environment: ViewEnvironment
    private let source: PageSource
    private var last: Value

    init(_ value: Value, id: String, of source: PageSource, in environment: ViewEnvironment) {
        last = value
        self.id = id
        self.source = source
        self.environment = environment
    }

    /// The value as it is now; as it was last where it has gone.
    public var value: Value {
        if let value = source.value.flatMap({ PageValue.value(Value.self, of: $0) }) { last = value }
        return last
    }

    /// A state that follows from the value: now, and whenever it has changed.
    public func place<State>(_ derive: @escaping (Value) -> State) -> StatePlace<State> {
        let place = StatePlace(derive(value), in: environment)
        place.keep(
            source.follow { [weak place] in
                place?.replace(with: derive(self.value))
            })
        return place
    }

    /// A state that is the customer's, and is brought in step with the value whenever that has changed.
    package func place<State>(
        _ state: State, _ bringInStep: @escaping (inout State, Value) -> Void
    ) -> StatePlace<State> {
        let place = StatePlace(state, in: environment)
        place.keep(
            source.follow { [weak place] in
                place?.update { bringInStep(&$0, self.value) }
            })
        return place
    }

    /// Calls `body` after the value may have changed, for as long as the result is kept.
    public func follow(_ body: @escaping () -> Void) -> AnyObject { source.follow(body) }
}
