/// Digits of a PIN.
public enum PinLength: NumberRange {
    public static let range: ClosedRange<Int> = 0...12
}
