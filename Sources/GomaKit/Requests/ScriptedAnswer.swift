/// An answer of a script to what a component asks for and waits for.
public enum ScriptedAnswer: String, CaseIterable, Hashable, Sendable {
    /// It is given.
    case given
    /// It is not to be had.
    case refused
    /// Nothing comes, until nobody waits for it any more.
    case silence
}
