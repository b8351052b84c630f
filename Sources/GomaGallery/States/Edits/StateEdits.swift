/// The edits made in the controls, state by state, for as long as the gallery runs.
///
/// The states of the catalogue stay as they are: dumps, checks and pictures know nothing of this.
@MainActor
package final class StateEdits {
    private struct Place: Hashable {
        let component: String
        let stateIndex: Int
    }

    /// The edits at a place, and the file whose state they began with in place of the component's own.
    private struct Entry {
        var given: GivenState?
        var history: EditHistory
    }

    private var entries: [Place: Entry] = [:]
    /// How many events there had been when somebody was last told that edits are not saved.
    var warnedAt: Int?

    private func place(_ component: ComponentDescriptor, _ index: Int) -> Place {
        Place(component: component.id, stateIndex: index)
    }

    // MARK: What is

    /// How many states are edited and in no file.
    var unsavedCount: Int { entries.values.count { $0.history.isUnsaved } }

    /// The places of a component's states that are edited.
    func editedStates(of component: ComponentDescriptor) -> Set<Int> { Set(edited(component).keys) }

    /// A component's states that are edited, as they are by now, by their places.
    func edited(_ component: ComponentDescriptor) -> [Int: JSONValue] {
        var states: [Int: JSONValue] = [:]
        for index in component.states.indices { states[index] = edited(component, stateAt: index)?.state }
        return states
    }

    func history(of component: ComponentDescriptor, stateAt index: Int) -> EditHistory? {
        entries[place(component, index)]?.history
    }

    /// A state as it is edited, and the file that it began with; `nil` where it is not edited.
    func edited(_ component: ComponentDescriptor, stateAt index: Int) -> (state: JSONValue, given: GivenState?)? {
        guard let entry = entries[place(component, index)], entry.history.isEdited else { return nil }
        return (entry.history.value, entry.given)
    }

    // MARK: What changes

    /// Lets the edits of a state begin with one from a file, or with the component's own where `given` is `nil`. What is
    /// edited already is taken back by another file, as one more edit; the component's own state in another language leaves
    /// it as it is.
    func begin(
        with original: JSONValue, given: GivenState?, of component: ComponentDescriptor, stateAt index: Int
    ) {
        let place = place(component, index)
        guard var entry = entries[place],
            entry.history.isEdited || entry.given == given && entry.history.original == original
        else {
            entries[place] = Entry(given: given, history: EditHistory(of: original))
            return
        }
        guard entry.given != given else { return }
        let edit = StateEdit(
            path: [], whole: .state(given?.file ?? component.states[index].name), old: entry.history.value,
            new: original)
        entry.given = given
        entry.history.rebase(on: original)
        entry.history.add(edit, leadingTo: original)
        entries[place] = entry
    }

    /// Notes an edit down, after ``begin(with:given:of:stateAt:)``.
    /// - Parameter running: all of the component's state after the edit. It has what was done to the component too, which
    ///   is not kept as long as the edit fits without it.
    func add(_ edit: StateEdit, running: JSONValue, of component: ComponentDescriptor, stateAt index: Int) {
        guard var entry = entries[place(component, index)] else { return }
        let kept = entry.history.value.with(edit, like: running, of: component)
        // The state without edits may be in another language than when they began.
        if edit.whole == .reset { entry.history.rebase(on: edit.new) }
        entry.history.add(edit, leadingTo: kept ?? running)
        entries[place(component, index)] = entry
    }

    /// Takes the last edit of a state back.
    /// - Returns: the edit that does so; `nil` where there is none.
    func undo(_ component: ComponentDescriptor, stateAt index: Int) -> StateEdit? {
        entries[place(component, index)]?.history.undo()
    }

    /// Makes the edit of a state again that was taken back last.
    func redo(_ component: ComponentDescriptor, stateAt index: Int) -> StateEdit? {
        entries[place(component, index)]?.history.redo()
    }

    /// Notes that a state as it is edited is in a file now.
    func noteSaved(_ component: ComponentDescriptor, stateAt index: Int) {
        entries[place(component, index)]?.history.noteSaved()
    }
}

extension JSONValue {
    /// A state with an edit in it; `nil` where the edit does not fit it.
    /// - Parameter running: another state with the edit; both say the same at its place.
    @MainActor
    fileprivate func with(_ edit: StateEdit, like running: JSONValue, of component: ComponentDescriptor) -> JSONValue? {
        guard let data = try? replacing(edit.path, with: edit.new).data,
            let state = try? JSONValue(component.normalized(state: data)), state[edit.path] == running[edit.path]
        else { return nil }
        return state
    }
}
