/// The memory of what had the focus, to tell a move that somebody made from one that had to be, as what had it is gone.
@MainActor
package struct FocusTracker {
    private weak var last: View?

    package init() {}

    /// Takes in that the focus has moved.
    /// - Parameter scope: what holds all that can have it.
    /// - Returns: whether what had it can have it no more.
    package mutating func isLost(movingTo view: View?, in scope: View) -> Bool {
        let isLost = last.map { !scope.isStop($0) } ?? false
        last = view
        return isLost
    }
}
