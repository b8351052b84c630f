/// How much of a colour shows, the rest being the ground's: all of it at 1.
public enum Strength: NumberRange {
    public static let range: ClosedRange<Double> = 0...1
}
