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
        super.init(.actions, words: interactor.words, body: view)
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
        (interactor.actionLog.actions.isEmpty ? [] : [("/", words.text(.galleryFilter))])
            + [
                ("Y", words.text(.galleryCopy)), ("s", words.text(.gallerySave)), ("x", words.title(.clear)),
                ("Tab", words.text(.galleryGoInside)), ("Esc", words.title(.close)),
            ]
    }

    override func willClose() { subscription = nil }

    override var keyBindings: [KeyBinding] {
        [
            KeyBinding(.copy, words.text(.galleryCopyCall)) { [self] in copy() },
            KeyBinding(KeyEvent(.character("s")), words.text(.gallerySaveCalls)) { [self] in save() },
            KeyBinding(KeyEvent(.character("x")), words.text(.galleryClearCalls)) { [self] in clear() },
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
        guard let call = view.selectedCall else { return onMessage(words.text(.galleryNoCall)) }
        onMessage(interactor.copy(line: call.place, words.text(.galleryTheCall), as: "call.txt"))
    }

    private func save() {
        let lines = interactor.actionLog.actions.map { "\(TimeText.seconds($0.time.offset))  \($0.place)" }
        onMessage(interactor.save(lines.joined(separator: "\n") + "\n", as: "actions.txt"))
    }
}
