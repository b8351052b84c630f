/// The width of a picture by its height.
public enum Proportion: NumberRange {
    public static let range: ClosedRange<Double> = 0.01...100
}
