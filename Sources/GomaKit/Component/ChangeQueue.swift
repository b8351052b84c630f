/// Tells the changes of one state in order: all that a change brings about is told before what somebody does on hearing
/// of it.
@MainActor
final class ChangeQueue {
    /// Changes that have happened and are still to be followed down to the places that they concern.
    private var changes: [() -> Void] = []
    /// Places whose followers are still to be told.
    private var news: [() -> Void] = []
    private var isRunning = false

    func follow(_ change: @escaping () -> Void) { changes.append(change) }

    func tell(_ news: @escaping () -> Void) { self.news.append(news) }

    /// Works off what waits; asked for meanwhile, leaves it to the call that is at it.
    func run() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        while !changes.isEmpty || !news.isEmpty {
            let next = changes.isEmpty ? news.removeFirst() : changes.removeFirst()
            next()
        }
    }
}
