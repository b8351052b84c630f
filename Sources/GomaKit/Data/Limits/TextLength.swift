/// The greatest length of a text that the customer types: the limit of a ``TypedText``.
public protocol TextLength {
    /// Characters at most, as people count them.
    static var most: Int { get }
}

/// The length of an amount of money.
public enum AmountLength: TextLength {
    public static let most = 20
}

/// The length of a code of letters and digits.
public enum CodeLength: TextLength {
    public static let most = 64
}

/// The length of what is searched for.
public enum SearchLength: TextLength {
    public static let most = 100
}

/// The length of any other line.
public enum LineLength: TextLength {
    public static let most = 1000
}
