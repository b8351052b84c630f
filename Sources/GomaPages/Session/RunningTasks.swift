/// The tasks that actions have not answered yet. They end with whoever keeps this.
@MainActor
final class RunningTasks {
    private var tasks: [Key: PageTask] = [:]

    /// One question of an action; the same is not asked twice at once.
    struct Key: Hashable {
        let action: String
        let value: JSONValue
    }

    subscript(key: Key) -> PageTask? {
        get { tasks[key] }
        set { tasks[key] = newValue }
    }

    /// What an action has been asked.
    func tasks(of action: String) -> [PageTask] { tasks.filter { $0.key.action == action }.map(\.value) }

    /// Whether an action has been asked anything.
    func isAtWork(_ action: String) -> Bool { tasks.keys.contains { $0.action == action } }
}
