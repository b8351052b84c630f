/// The edits of one state in order, to be taken back and made again one by one.
struct EditHistory {
    /// An edit, and the edited state before and after it.
    private struct Step {
        let edit: StateEdit
        let before: JSONValue
        let after: JSONValue
    }

    /// Edits kept at most; the oldest go first.
    static let capacity = 200

    /// The state without any edit.
    private(set) var original: JSONValue
    /// The state as it is edited now.
    private(set) var value: JSONValue
    /// The state as it was last written to a file.
    private var saved: JSONValue?
    private var done: [Step] = []
    private var undone: [Step] = []

    init(of original: JSONValue) {
        self.original = original
        value = original
    }

    var isEdited: Bool { value != original }

    /// Whether something is edited that no file holds.
    var isUnsaved: Bool { isEdited && value != saved }

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    /// Notes an edit down; what had been taken back cannot be made again from now on.
    /// - Parameter value: the state with the edit.
    mutating func add(_ edit: StateEdit, leadingTo value: JSONValue) {
        done.append(Step(edit: edit, before: self.value, after: value))
        if done.count > Self.capacity { done.removeFirst() }
        undone = []
        self.value = value
    }

    /// Takes another state as the one without edits, such as a file that has changed or the examples of another language.
    mutating func rebase(on original: JSONValue) { self.original = original }

    /// Takes the last edit back.
    /// - Returns: the edit that does so; `nil` where there is none to be taken back.
    mutating func undo() -> StateEdit? {
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        value = step.before
        return step.edit.inverse
    }

    /// Makes the edit again that was taken back last.
    mutating func redo() -> StateEdit? {
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        value = step.after
        return step.edit
    }

    mutating func noteSaved() { saved = value }
}
