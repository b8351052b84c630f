/// The score of one side in a match.
public enum Score: NumberRange {
    public static let range: ClosedRange<Int> = 0...9_999
}
