/// A moment on a scheduler's own time line, counted from its start.
public struct Instant: Strideable, Hashable, Sendable, Codable {
    /// Time since the scheduler's start.
    public var offset: Duration

    /// The beginning of the time line.
    public static let start = Instant(offset: .zero)

    public init(offset: Duration) { self.offset = offset }

    /// How long it is from here to another moment; negative for an earlier one.
    public func distance(to other: Instant) -> TimeSpan { TimeSpan(other.offset - offset) }

    /// The moment so much later.
    public func advanced(by span: TimeSpan) -> Instant { Instant(offset: offset + span.duration) }

    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
}
