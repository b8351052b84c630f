/// An answer that a state waits for, by the name of the request and what that is about.
struct AwaitedAnswer: Hashable, Sendable {
    let request: String
    let whole: String
    let id: String
}
