/// The length of any other line.
public enum LineLength: TextLength {
    public static let most = 1000
}
