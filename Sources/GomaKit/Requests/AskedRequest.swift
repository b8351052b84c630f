/// A request with who asked, and when.
public struct AskedRequest: Sendable, CustomStringConvertible {
    /// When it was asked, on the scheduler's time line.
    public let time: Instant
    /// The component whose model asked, such as "PillItem".
    public let component: String
    /// Which part of the component on show asked, such as `outcomes.lines[0]`; empty for the component itself.
    public let path: String
    /// What is asked for.
    public let request: any ComponentRequest
    /// Whether the component waits for the answer.
    public let isAwaited: Bool

    /// The request as scripts write it, such as `casino:open-game id=starburst`.
    public var description: String { request.text }

    /// What is wanted, for people: in English, after the words "asks to".
    public var words: String { request.words }
}
