/// Rows of the screen, kept free or taken.
public enum RowCount: NumberRange {
    public static let range: ClosedRange<Int> = 0...100
}
