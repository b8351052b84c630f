/// A `Duration` in the form that publishers' operators compute with.
public struct TimeSpan: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable {
    /// The same as the standard library has it.
    public var duration: Duration

    public init(_ duration: Duration) { self.duration = duration }

    public init(integerLiteral seconds: Int) { duration = .seconds(seconds) }

    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int64(exactly: source) else { return nil }
        duration = .seconds(seconds)
    }

    /// Length in seconds, without its sign.
    public var magnitude: TimeSpan { duration < .zero ? TimeSpan(.zero - duration) : self }

    public static func seconds(_ seconds: Int) -> TimeSpan { TimeSpan(.seconds(seconds)) }
    public static func seconds(_ seconds: Double) -> TimeSpan { TimeSpan(.seconds(seconds)) }
    public static func milliseconds(_ count: Int) -> TimeSpan { TimeSpan(.milliseconds(count)) }
    public static func microseconds(_ count: Int) -> TimeSpan { TimeSpan(.microseconds(count)) }
    public static func nanoseconds(_ count: Int) -> TimeSpan { TimeSpan(.nanoseconds(count)) }

    public static func < (lhs: TimeSpan, rhs: TimeSpan) -> Bool { lhs.duration < rhs.duration }
    public static func + (lhs: TimeSpan, rhs: TimeSpan) -> TimeSpan { TimeSpan(lhs.duration + rhs.duration) }
    public static func - (lhs: TimeSpan, rhs: TimeSpan) -> TimeSpan { TimeSpan(lhs.duration - rhs.duration) }
    public static func * (lhs: TimeSpan, rhs: TimeSpan) -> TimeSpan {
        TimeSpan(lhs.duration * (rhs.duration / .seconds(1)))
    }
    public static func *= (lhs: inout TimeSpan, rhs: TimeSpan) { lhs = lhs * rhs }
}
