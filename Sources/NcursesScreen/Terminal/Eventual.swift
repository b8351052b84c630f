import Dispatch
import Synchronization

/// A value that is found out in the background, once.
final class Eventual<Value: Sendable>: Sendable {
    private let found = Mutex<Value?>(nil)
    private let isFound = DispatchGroup()

    /// - Parameter find: may take its time; a queue of its own does it.
    init(_ find: @escaping @Sendable () -> Value) {
        isFound.enter()
        DispatchQueue(label: "eventual").async { [self] in
            let value = find()
            found.withLock { $0 = value }
            isFound.leave()
        }
    }

    /// The value, waited for as long as that is still needed.
    /// - Returns: `nil` where it is not known by then.
    func value(within patience: Duration) -> Value? {
        _ = isFound.wait(timeout: .now() + patience.dispatchInterval)
        return found.withLock { $0 }
    }
}
