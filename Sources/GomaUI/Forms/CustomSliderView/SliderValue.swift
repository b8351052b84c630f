/// The value that a slider chooses.
public enum SliderValue: NumberRange {
    public static let range: ClosedRange<Double> = -999_999_999...999_999_999
}
