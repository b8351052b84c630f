/// The number of things of a kind, such as games behind a category.
public enum Quantity: NumberRange {
    public static let range: ClosedRange<Int> = 0...999_999_999
}
