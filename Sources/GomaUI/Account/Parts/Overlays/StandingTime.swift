/// Seconds that a message stays: a day at most.
public enum StandingTime: NumberRange {
    public static let range: ClosedRange<Double> = 0...86_400
}
