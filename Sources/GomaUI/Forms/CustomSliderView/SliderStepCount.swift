/// Values of a slider from end to end: there are no more columns for a thumb to stand in.
public enum SliderStepCount: NumberRange {
    public static let range: ClosedRange<Int> = 0...1_000
}
