/// An answer that a state waits for, by the call that asks and what the request is about.
struct AwaitedAnswer: Hashable, Sendable {
    /// The call that asks, by the name of its request and where it stands in the source.
    struct Call: Hashable, Sendable {
        let request: String
        let file: String
        let line: Int
    }

    let call: Call
    let whole: String
    let id: String
}
