/// Stars that players give.
public enum Rating: NumberRange {
    public static let range: ClosedRange<Double> = 0...5
}
