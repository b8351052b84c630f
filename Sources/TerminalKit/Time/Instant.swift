/// A moment on a scheduler's own time line, counted from its start.
public struct Instant: Strideable, Hashable, Sendable, Codable {
    /// Time since the scheduler's start.
    public var offset: Duration

    public static let start = Instant(offset: .zero)

    public init(offset: Duration) { self.offset = offset }

    public func distance(to other: Instant) -> TimeSpan { TimeSpan(other.offset - offset) }

    public func advanced(by span: TimeSpan) -> Instant { Instant(offset: offset + span.duration) }

    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
}
