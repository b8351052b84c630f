/// The place of one among others, counted from 0.
public enum Position: NumberRange {
    public static let range: ClosedRange<Int> = 0...99_999
}
