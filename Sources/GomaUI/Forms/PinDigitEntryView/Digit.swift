/// A digit.
public enum Digit: NumberRange {
    public static let range: ClosedRange<Int> = 0...9
}
