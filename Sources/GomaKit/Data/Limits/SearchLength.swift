/// The length of what is searched for.
public enum SearchLength: TextLength {
    public static let most = 100
}
