/// Whole seconds until something is over that may be far away: a year at most.
public enum Countdown: NumberRange {
    public static let range: ClosedRange<Int> = 0...31_536_000
}
