import TerminalKit

/// The memory of what had the focus, to tell a move that somebody made from one that had to be, as what had it is gone.
@MainActor
package struct FocusTracker {
    private weak var last: View?

    package init() {}

    /// Takes in that the focus has moved.
    /// - Parameter focusable: what can have it now.
    /// - Returns: whether what had it can have it no more.
    package mutating func isLost(movingTo view: View?, among focusable: [View]) -> Bool {
        let isLost = last.map { last in !focusable.contains { $0 === last } } ?? false
        last = view
        return isLost
    }
}
