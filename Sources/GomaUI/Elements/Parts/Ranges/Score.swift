/// What one side has made in a match.
public enum Score: NumberRange {
    public static let range: ClosedRange<Int> = 0...9_999
}
