/// Hours from now: a year at most.
public enum Hours: NumberRange {
    public static let range: ClosedRange<Double> = 0...8_760
}
