import Foundation
import GomaUI
import TerminalKit

/// A component shown in one of its states.
struct PreviewContent {
    let component: ComponentDescriptor
    let stateIndex: Int
    let instance: ComponentInstance
    /// The file that the state comes from, where it is none of the component's own.
    let file: String?
    /// Whether the state has been changed in the controls.
    var isEdited = false

    @MainActor var state: ComponentDescriptor.State { component.states[stateIndex] }

    /// Whether the state is another than the one that it is named after: edited, changed by use, or from a file.
    @MainActor var isChanged: Bool {
        get throws { try instance.state() != component.stateData(at: stateIndex) }
    }

    /// The name of a file that holds something of it, without an ending; one that has changed says so, so that it is
    /// not taken for what it is named after.
    @MainActor var fileName: String {
        get throws { "\(component.name)-\(state.name)\(try isChanged ? "-changed" : "")" }
    }
}

/// Which component is shown in which state: the part that the table and the component's own screen share.
@MainActor
final class PreviewPresenter {
    private let interactor: GalleryInteractor
    private(set) var content: PreviewContent?
    /// Told what to show, or nothing where no component is chosen.
    var onChange: ((PreviewContent?) -> Void)?
    /// Told why a component could not be made.
    var onFailure: ((String) -> Void)?
    /// Told when the state on show begins or ceases to be an edited one.
    var onEditedChange: ((PreviewContent) -> Void)?
    /// A state from a file, shown in place of the first until another state is chosen.
    private var given: GivenState?
    /// Whether what is done by hand is noted down, to be played again.
    var recordsSession = false
    /// What has been done since the state was shown or last edited.
    private(set) var session: Session?

    init(interactor: GalleryInteractor) { self.interactor = interactor }

    /// Shows a component in the state in which it was seen last; the same again changes nothing.
    func show(_ component: ComponentDescriptor?) {
        guard let component else {
            guard content != nil else { return }
            content = nil
            onChange?(nil)
            return
        }
        let index = interactor.stateIndex(of: component)
        guard content?.component.id != component.id || content?.stateIndex != index else { return }
        present(component, stateAt: index)
    }

    /// Shows a component in a state from a file.
    func show(_ component: ComponentDescriptor, in state: GivenState) {
        given = state
        present(component, stateAt: interactor.stateIndex(of: component))
    }

    /// Puts an edited state into the model at work: focus, cursor and scroll stay.
    /// - Throws: `DecodingError` where it is no state of this component; the old one stays then.
    func edit(_ state: Data) throws {
        guard var content else { return }
        try content.instance.replaceState(state)
        let isEdited = try content.instance.state() != original(of: content.component, stateAt: content.stateIndex)
        startSession(of: content)
        guard isEdited != content.isEdited else { return }
        content.isEdited = isEdited
        self.content = content
        onEditedChange?(content)
    }

    /// Shows the state anew, without what was edited or done.
    func reset() {
        if let content { present(content.component, stateAt: content.stateIndex) }
    }

    func showNextState() { step(by: 1) }

    func showPreviousState() { step(by: -1) }

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
        interactor.record("show state", "\(component.id) \(component.states[index].name)")
        interactor.rememberState(index, of: component)
        given = nil
        present(component, stateAt: index)
    }

    /// Makes the component anew with other characters or in another language, in the state in which it is now.
    func remake() {
        guard let old = content else { return }
        do {
            let now = try old.instance.state().map { GivenState(file: "", data: $0) }
            let instance = try interactor.instance(of: old.component, stateAt: old.stateIndex, given: now)
            let content = PreviewContent(
                component: old.component, stateIndex: old.stateIndex, instance: instance, file: old.file,
                isEdited: old.isEdited)
            self.content = content
            startSession(of: content)
            onChange?(content)
        } catch {
            onFailure?("\(old.component.name), \(old.state.name): \(error)")
        }
    }

    private func present(_ component: ComponentDescriptor, stateAt index: Int) {
        do {
            let instance = try interactor.instance(of: component, stateAt: index, given: given)
            let content = PreviewContent(
                component: component, stateIndex: index, instance: instance, file: given?.file)
            self.content = content
            startSession(of: content)
            onChange?(content)
        } catch {
            onFailure?("\(component.name), \(component.states[index].name): \(error)")
        }
    }

    /// The state before any edit; `nil` for a component without a model.
    private func original(of component: ComponentDescriptor, stateAt index: Int) throws -> Data? {
        try given.map { try component.normalized(state: $0.data) } ?? component.stateData(at: index)
    }

    private func startSession(of content: PreviewContent) {
        session = recordsSession ? interactor.session(of: content) : nil
    }
}
