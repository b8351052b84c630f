/// A key as the terminal reports it.
public enum Key: Hashable, Sendable {
    /// A key that types text.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// F1 and on.
    case function(Int)
}
