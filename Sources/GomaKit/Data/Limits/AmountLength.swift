/// The length of an amount of money.
public enum AmountLength: TextLength {
    public static let most = 20
}
