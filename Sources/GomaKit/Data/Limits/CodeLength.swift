/// The length of a code of letters and digits.
public enum CodeLength: TextLength {
    public static let most = 64
}
