/// Characters that a field takes.
public enum CharacterCount: NumberRange {
    public static let range: ClosedRange<Int> = 0...1_000
}
