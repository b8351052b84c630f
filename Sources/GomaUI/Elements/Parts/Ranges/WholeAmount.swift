/// An amount to choose, in whole units of the currency.
public enum WholeAmount: NumberRange {
    public static let range: ClosedRange<Int> = 0...999_999_999
}
