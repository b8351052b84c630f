import Dispatch

/// The main queue, on which the events of a terminal are handled.
package enum MainQueue {
    /// Does work as events are handled: in a block of the queue and in no task, so that what one leaves to a later turn of
    /// the queue, such as the end of an actor's object, the other leaves too.
    /// - Throws: what the work throws.
    @MainActor
    package static func run(_ work: @escaping @MainActor () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            DispatchQueue.main.async {
                continuation.resume(with: Result { try MainActor.assumeIsolated { try work() } })
            }
        }
    }
}
