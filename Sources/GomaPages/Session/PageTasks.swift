/// What the actions of a page have been asked to do and have not answered yet, as a source: `asking.deposit` is true for as long
/// as the action `deposit` is at work.
final class PageTasks: PageSource {
    /// What pages call it.
    static let name = "asking"

    /// Kept by whoever asks on the page: tasks keep the page, and with it this.
    weak var running: RunningTasks?

    /// - Parameter actions: the names of those that can be asked.
    init(_ actions: [String]) { super.init(.group(actions.map { ($0, .value(Bool.self)) })) }

    override func member(_ name: String) -> PageSource? {
        DerivedSource(following: follow) { [weak self] in self.map { $0.running?.isAtWork(name) ?? false } }
    }

    /// Begins a task, unless one is at work that was asked for the same.
    /// - Parameter onAnswer: told the answer; `nil` where it is waited for no more.
    /// - Returns: whether it has begun.
    func begin(
        _ action: String, _ value: JSONValue, on page: any PageState, say: @escaping (String) -> Void,
        _ perform: (PageTask) -> Void, onAnswer: @escaping (PageAnswer?) -> Void
    ) -> Bool {
        let key = RunningTasks.Key(action: action, value: value)
        guard let running, running[key] == nil else { return false }
        let task = PageTask(on: page, say: say) { [weak self, weak running] (answer: PageAnswer?) in
            running?[key] = nil
            onAnswer(answer)
            self?.changes.tell(())
        }
        running[key] = task
        changes.tell(())
        perform(task)
        return true
    }

    /// Waits no more for what an action has been asked.
    func cancel(_ action: String) {
        for task in running?.tasks(of: action) ?? [] { task.cancel() }
    }
}
