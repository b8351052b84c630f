/// The queue of work that is done between keys, a piece at a time while nothing else waits.
///
/// Whoever runs the app decides when: a program in a terminal between its events, a script and a test before they look.
@MainActor
public final class IdleWork {
    /// Does a piece of a task, and tells whether there is more of it.
    typealias Piece = () -> Bool

    /// Told when there is work after there was none. Whoever runs the app sets it.
    package var onWork: (() -> Void)?
    private var tasks: [Piece] = []

    /// An empty queue.
    package init() {}

    package var isDone: Bool { tasks.isEmpty }

    /// Adds a task after those that wait. A piece should take a millisecond at most.
    /// - Parameter piece: does a piece of the task, and tells whether there is more of it.
    public func add(_ piece: @escaping () -> Bool) {
        tasks.append(piece)
        if tasks.count == 1 { onWork?() }
    }

    /// Does pieces while `goesOn` says so, at least one, and as long as there are any.
    public func work(while goesOn: () -> Bool = { true }) {
        while let piece = tasks.first {
            if !piece() { tasks.removeFirst() }
            guard goesOn() else { return }
        }
    }
}
