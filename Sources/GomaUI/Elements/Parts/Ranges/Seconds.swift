/// Whole seconds until something is over: a day at most.
public enum Seconds: NumberRange {
    public static let range: ClosedRange<Int> = 0...86_400
}

extension Limited where Range == Seconds {
    /// What is left a second later; `nil` after the last one.
    package var secondLater: Self? { number > 1 ? Self(number - 1) : nil }
}
