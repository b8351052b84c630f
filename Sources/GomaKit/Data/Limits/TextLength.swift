/// The greatest length of a text that the customer types: the limit of a ``TypedText``.
public protocol TextLength {
    /// Characters at most, as people count them.
    static var most: Int { get }
}
