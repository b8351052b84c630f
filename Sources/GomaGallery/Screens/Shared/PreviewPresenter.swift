/// The presenter of a preview: the component and state on show, its edits, and its session.
@MainActor
final class PreviewPresenter {
    private let services: GalleryServices
    private(set) var content: PreviewContent?
    /// Told what to show, or nothing where no component is chosen.
    var onChange: ((PreviewContent?) -> Void)?
    /// Told why a component could not be made.
    var onFailure: ((String) -> Void)?
    /// Told when the state on show begins or ceases to be an edited one.
    var onEditedChange: ((PreviewContent) -> Void)?
    /// Told the way to a value that an edit taken back, or made again, has changed.
    var onUndo: (([JSONValue.Step]) -> Void)?
    /// A state from a file, shown in place of the first until another state is chosen.
    private(set) var given: GivenState?
    /// The state from a file that is shown in place of one of the component's own; `nil` where there is none.
    func givenState(inPlaceOf index: Int) -> GivenState? { content?.stateIndex == index ? given : nil }

    /// Whether what is done by hand is noted down, to be played again.
    var recordsSession = false
    /// What has been done since the state was shown or last edited.
    private(set) var session: Session?

    /// Whether a component is being made. What its state waits for is asked then by itself, and belongs to its script: a
    /// state that is only looked at changes nothing around it.
    private(set) var isMaking = false

    init(services: GalleryServices) { self.services = services }

    /// Shows a component in a state, with what has been edited in it; the same again, in the characters and the language that
    /// it is shown in, changes nothing.
    /// - Parameter index: the state; the one in which the component was seen last where `nil`.
    func show(_ component: ComponentDescriptor?, stateAt index: Int? = nil) {
        guard let component else {
            guard content != nil else { return }
            content = nil
            onChange?(nil)
            return
        }
        let index = index ?? services.places[component]
        if let content, content.component.id == component.id, content.stateIndex == index,
            isMadeAsAskedFor(content.instance),
            content.edited == services.edits.edited(component, stateAt: index)?.state
        {
            return showEdited()
        }
        if content?.component.id != component.id || content?.stateIndex != index { given = nil }
        present(component, stateAt: index)
    }

    /// Whether a component has been made with the characters and in the language that the settings ask for by now.
    private func isMadeAsAskedFor(_ instance: ComponentInstance) -> Bool {
        let (own, wish) = (instance.environment, services.previews.environment)
        return own.glyphs.isASCII == wish.glyphs.isASCII && own.localization.locale == wish.localization.locale
    }

    /// Shows a component in a state from a file.
    func show(_ component: ComponentDescriptor, in state: GivenState) {
        given = state
        let index = services.places[component]
        do {
            if let original = try original(of: component, stateAt: index) {
                services.edits.begin(with: original, given: state, of: component, stateAt: index)
            }
            present(component, stateAt: index)
        } catch {
            fail(component, stateAt: index, error)
        }
    }

    // MARK: Edits

    /// Puts another value into the state of the model at work: focus, cursor and scroll stay.
    /// - Throws: `DecodingError` where that makes no state of this component; the old one stays then.
    func edit(_ path: [JSONValue.Step], to value: JSONValue) throws {
        guard let content, let old = try state(of: content) else { return }
        try content.instance.replaceState(old.replacing(path, with: value).data)
        guard let new = try state(of: content), new != old else { return }
        try note(StateEdit(path: path, old: old[path] ?? .null, new: new[path] ?? .null), running: new)
        startSession(of: content)
        showEdited()
    }

    /// Shows the state anew, without what was edited or done; that can be undone as an edit can.
    func reset() {
        guard let content else { return }
        do {
            if let old = try state(of: content),
                let original = try original(of: content.component, stateAt: content.stateIndex), old != original
            {
                try note(StateEdit(path: [], whole: .reset, old: old, new: original), running: original)
            }
            present(content.component, stateAt: content.stateIndex)
        } catch {
            fail(content.component, stateAt: content.stateIndex, error)
        }
    }

    /// Takes the last edit of the state on show back.
    /// - Returns: the edit that does so; `nil` where there is none.
    func undo() -> StateEdit? { goOver { $0.undo($1.component, stateAt: $1.stateIndex) } }

    /// Makes the edit of the state on show again that was taken back last.
    func redo() -> StateEdit? { goOver { $0.redo($1.component, stateAt: $1.stateIndex) } }

    /// The edits of the state on show; `nil` where there have been none.
    var history: EditHistory? {
        content.flatMap { services.edits.history(of: $0.component, stateAt: $0.stateIndex) }
    }

    /// Notes that the state on show is in a file as it is.
    func noteSaved() {
        if let content { services.edits.noteSaved(content.component, stateAt: content.stateIndex) }
    }

    private func note(_ edit: StateEdit, running: JSONValue) throws {
        guard let content, let original = try original(of: content.component, stateAt: content.stateIndex) else {
            return
        }
        services.edits.begin(with: original, given: given, of: content.component, stateAt: content.stateIndex)
        services.edits.add(edit, running: running, of: content.component, stateAt: content.stateIndex)
    }

    /// Goes a step back or on among the edits of the state on show. A state without edits is shown in the language in use,
    /// and one with edits in the language in which they were made.
    private func goOver(_ step: (StateEdits, PreviewContent) -> StateEdit?) -> StateEdit? {
        guard let content else { return nil }
        let wasEdited = content.isEdited
        guard let edit = step(services.edits, content), let history else { return nil }
        do {
            let isElsewhere = try original(of: content.component, stateAt: content.stateIndex) != history.original
            if isElsewhere, !history.isEdited {
                present(content.component, stateAt: content.stateIndex)
            } else {
                try put(edit, leadingTo: history.value, into: content, whole: isElsewhere && !wasEdited)
            }
            onUndo?(edit.path)
        } catch {
            fail(content.component, stateAt: content.stateIndex, error)
        }
        return edit
    }

    /// Puts a noted edit into the model at work. Where that has become another by use, so that the edit does not fit it
    /// any more, it gets the whole state as it was edited then.
    private func put(
        _ edit: StateEdit, leadingTo value: JSONValue, into content: PreviewContent, whole: Bool
    ) throws {
        if try whole || !take(edit, into: content) { try content.instance.replaceState(value.data) }
        startSession(of: content)
        showEdited()
    }

    /// - Returns: whether the edit fits the state of the model at work.
    private func take(_ edit: StateEdit, into content: PreviewContent) throws -> Bool {
        guard let old = try state(of: content) else { return true }
        do {
            try content.instance.replaceState(old.replacing(edit.path, with: edit.new).data)
            return try state(of: content)?[edit.path] ?? .null == edit.new
        } catch is DecodingError {
            return false
        }
    }

    /// Says what is edited by now.
    private func showEdited() {
        guard var content else { return }
        let old = (content.isEdited, content.editedStates)
        noteEdits(in: &content)
        self.content = content
        if old != (content.isEdited, content.editedStates) { onEditedChange?(content) }
    }

    private func noteEdits(in content: inout PreviewContent) {
        content.edited = services.edits.edited(content.component, stateAt: content.stateIndex)?.state
        content.editedStates = services.edits.editedStates(of: content.component)
    }

    private func state(of content: PreviewContent) throws -> JSONValue? {
        try content.instance.state().map { try JSONValue($0) }
    }

    // MARK: States

    func showNextState() { step(by: 1) }

    func showPreviousState() { step(by: -1) }

    /// - Parameter number: counts from one.
    func hasState(number: Int) -> Bool { content?.component.states.indices.contains(number - 1) ?? false }

    /// - Parameter number: counts from one; a number without a state does nothing.
    func showState(number: Int) {
        guard let component = content?.component, component.states.indices.contains(number - 1) else { return }
        change(to: number - 1, of: component)
    }

    private func step(by step: Int) {
        guard let content else { return }
        let count = content.component.states.count
        change(to: (content.stateIndex + step + count) % count, of: content.component)
    }

    private func change(to index: Int, of component: ComponentDescriptor) {
        services.eventLog.record("show state", "\(component.id) \(component.states[index].name)")
        services.places[component] = index
        given = nil
        present(component, stateAt: index)
    }

    /// Makes the component anew with other characters or in another language, in the state in which it is now; one that
    /// nobody has changed has its examples in that language.
    func remake() {
        guard let old = content else { return }
        do {
            let now = try old.isChanged ? old.instance.state().map { GivenState(file: "", data: $0) } : nil
            show(
                try instance(of: old.component, stateAt: old.stateIndex, given: now), of: old.component,
                stateAt: old.stateIndex, file: old.file)
        } catch {
            fail(old.component, stateAt: old.stateIndex, error)
        }
    }

    private func present(_ component: ComponentDescriptor, stateAt index: Int) {
        do {
            let edited = services.edits.edited(component, stateAt: index)
            if let edited { given = edited.given }
            let state = try edited.map { GivenState(file: $0.given?.file ?? "", data: try $0.state.data) } ?? given
            show(
                try instance(of: component, stateAt: index, given: state), of: component, stateAt: index,
                file: given?.file)
        } catch {
            fail(component, stateAt: index, error)
        }
    }

    private func instance(
        of component: ComponentDescriptor, stateAt index: Int, given: GivenState?
    ) throws -> ComponentInstance {
        isMaking = true
        defer { isMaking = false }
        return try component.instance(stateAt: index, given: given, in: services.previews.environment)
    }

    private func show(
        _ instance: ComponentInstance, of component: ComponentDescriptor, stateAt index: Int, file: String?
    ) {
        var content = PreviewContent(component: component, stateIndex: index, instance: instance, file: file)
        noteEdits(in: &content)
        self.content = content
        startSession(of: content)
        onChange?(content)
    }

    private func fail(_ component: ComponentDescriptor, stateAt index: Int, _ error: any Error) {
        onFailure?("\(component.name), \(component.states[index].name): \(error)")
    }

    /// The state before any edit; `nil` for a component without a model.
    private func original(of component: ComponentDescriptor, stateAt index: Int) throws -> JSONValue? {
        let data =
            try given.map { try component.normalized(state: $0.data) }
            ?? component.stateData(at: index, in: services.previews.environment.localization)
        return try data.map { try JSONValue($0) }
    }

    private func startSession(of content: PreviewContent) {
        session = recordsSession ? services.sessions.begin(with: content) : nil
    }
}
