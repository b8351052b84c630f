/// What follows from something else that is looked at often, such as a list of which each element is asked for: it is worked out
/// once, until something is told to have changed.
package final class FollowedValue<Value> {
    private let read: () -> Value
    private let following: (@escaping () -> Void) -> AnyObject
    private var known: Value?
    private var follower: AnyObject?

    /// - Parameters:
    ///   - follow: calls what it is given after the value may have changed, for as long as its result is kept.
    ///   - read: the value now.
    package init(following follow: @escaping (@escaping () -> Void) -> AnyObject, read: @escaping () -> Value) {
        self.read = read
        following = follow
    }

    package var value: Value {
        if let known { return known }
        // Nobody is followed for what is never looked at.
        if follower == nil { follower = following { [weak self] in self?.known = nil } }
        let value = read()
        known = value
        return value
    }

    /// Has it worked out anew where it is looked at next.
    package func forget() { known = nil }

    /// Calls `body` after the value may have changed, for as long as the result is kept: who looks then sees it as it is.
    package func follow(_ body: @escaping () -> Void) -> AnyObject {
        following { [weak self] in
            self?.known = nil
            body()
        }
    }
}
