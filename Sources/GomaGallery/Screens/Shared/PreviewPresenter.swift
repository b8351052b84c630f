import GomaUI
import TerminalKit

/// A component shown in one of its states.
struct PreviewContent {
    let component: ComponentDescriptor
    let stateIndex: Int
    let instance: ComponentInstance

    @MainActor var state: ComponentDescriptor.State { component.states[stateIndex] }
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
        present(component, stateAt: index)
    }

    /// Makes the component anew with other characters or in another language, in the state in which it is now.
    func remake() {
        guard let old = content else { return }
        do {
            let instance = try interactor.instance(of: old.component, stateAt: old.stateIndex)
            if let state = try old.instance.state() { try instance.configure(state: state) }
            content = PreviewContent(component: old.component, stateIndex: old.stateIndex, instance: instance)
            onChange?(content)
        } catch {
            onFailure?("\(old.component.name), \(old.state.name): \(error)")
        }
    }

    private func present(_ component: ComponentDescriptor, stateAt index: Int) {
        do {
            let instance = try interactor.instance(of: component, stateAt: index)
            content = PreviewContent(component: component, stateIndex: index, instance: instance)
            onChange?(content)
        } catch {
            onFailure?("\(component.name), \(component.states[index].name): \(error)")
        }
    }
}
