/// Characters that a field takes.
public enum TextLength: NumberRange {
    public static let range: ClosedRange<Int> = 0...1_000
}
