/// Whole seconds until something is over: a day at most.
public enum Seconds: NumberRange {
    public static let range: ClosedRange<Int> = 0...86_400
}
