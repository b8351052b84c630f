import Foundation
import GomaReview
import GomaKit
import TerminalKit

/// The list of calls of the view model, each with its arguments and its moment, newest last.
final class ActionsPanel: Panel {
    private let view = ActionsView()
    private let interactor: GalleryInteractor
    private let onMessage: (String) -> Void
    private var subscription: ActionLog.Subscription?
    /// The component on show.
    private var component: String?

    /// - Parameter onMessage: told where the calls have been saved, or why not.
    init(interactor: GalleryInteractor, onMessage: @escaping (String) -> Void) {
        self.interactor = interactor
        self.onMessage = onMessage
        super.init(.actions, body: view)
        subscription = interactor.actionLog.subscribe { [weak self] _ in self?.showActions() }
        showActions()
    }

    override var bodyFocus: View? { view.list.initialFocus }

    override var bodySections: [KeySection] { [view.list.keySection] }

    override func show(_ content: PreviewContent) {
        component = content.component.name
        showActions()
    }

    override var hints: [(label: String, title: String)] {
        (interactor.actionLog.actions.isEmpty ? [] : [("/", "filter")])
            + [("Y", "copy"), ("s", "save"), ("x", "clear"), ("Tab", "go inside"), ("Esc", "close")]
    }

    override func willClose() { subscription = nil }

    override var keyBindings: [KeyBinding] {
        [
            KeyBinding(.copy, "copy the call") { [self] in copy() },
            KeyBinding(KeyEvent(.character("s")), "save the calls") { [self] in save() },
            KeyBinding(KeyEvent(.character("x")), "clear the calls") { [self] in clear() },
        ]
    }

    private func showActions() {
        let actions = interactor.actionLog.actions
        let first = interactor.actionLog.count - actions.count
        view.show(actions, after: first, of: component)
        show(note: actions.isEmpty ? "" : "\(interactor.actionLog.count)")
    }

    private func clear() {
        interactor.record("clear actions")
        interactor.actionLog.removeAll()
        showActions()
    }

    private func copy() {
        guard let call = view.selectedCall else { return onMessage("no call to copy yet") }
        onMessage(interactor.copy(line: call.place, "the call", as: "call.txt"))
    }

    private func save() {
        let lines = interactor.actionLog.actions.map { "\(TimeText.seconds($0.time.offset))  \($0.place)" }
        onMessage(interactor.save(lines.joined(separator: "\n") + "\n", as: "actions.txt"))
    }
}
