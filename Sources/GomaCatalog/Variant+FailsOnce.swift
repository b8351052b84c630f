extension Variant {
    /// The state "Fails, then succeeds", in which what is asked for is refused at first, and given from then on.
    /// - Parameter summary: what comes of asking once more; empty where the name says it.
    static func failsOnce(_ state: @autoclosure @escaping @MainActor () -> State, summary: String = "") -> Self {
        Self("Fails, then succeeds", state(), answers: [.refused, .given], summary: summary)
    }
}
