/// The answer to a mock that asks for something.
public enum MockAnswer: String, CaseIterable, Hashable, Sendable {
    /// It is given.
    case given
    /// It is not to be had.
    case refused
    /// Nothing comes, until nobody waits for it any more.
    case silence
}
