/// The list of calls of the view model, each with its arguments and its moment, newest last.
final class ActionsPanel: Panel {
    private let view = ActionsView()
    private let services: GalleryServices
    private var subscription: ActionLog.Subscription?
    /// The component on show.
    private var component: String?

    init(services: GalleryServices) {
        self.services = services
        super.init(.actions, words: services.words, body: view, list: view.list)
        subscription = services.environment.actionLog.subscribe { [weak self] _ in self?.showActions() }
        showActions()
    }

    override func show(_ content: PreviewContent) {
        component = content.component.name
        showActions()
    }

    override var hints: [(label: String, title: String)] {
        let hints: [(label: String, title: String)] = [
            ("/", text(.galleryFilter)), ("Y", text(.galleryCopy)), ("s", text(.gallerySave)),
            ("x", keyTitle(.clear)), ("Tab", text(.galleryGoInside)), ("Esc", keyTitle(.close)),
        ]
        guard services.environment.actionLog.actions.isEmpty else { return hints }
        return hints.filter { !["/", "s", "x"].contains($0.label) }
    }

    override func willClose() { subscription = nil }

    override var keyBindings: [KeyBinding] {
        [
            KeyBinding(.copy, text(.galleryCopyCall)) { [self] in copy() },
            KeyBinding(KeyEvent(.character("s")), text(.gallerySaveCalls)) { [self] in save() },
            KeyBinding(KeyEvent(.character("x")), text(.galleryClearCalls)) { [self] in clear() },
        ]
    }

    private func showActions() {
        let actions = services.environment.actionLog.actions
        let first = services.environment.actionLog.count - actions.count
        view.show(actions, after: first, of: component)
        show(note: actions.isEmpty ? "" : "\(actions.count)")
    }

    private func clear() {
        services.eventLog.record("clear actions")
        services.environment.actionLog.removeAll()
        showActions()
    }

    private func copy() {
        guard let call = view.selectedCall else { return show(message: text(.galleryNoCall)) }
        show(message: services.outlet.copy(line: call.place, text(.galleryTheCall), as: "call.txt"))
    }

    private func save() {
        let lines = services.environment.actionLog.actions.map { "\(TimeText.seconds($0.time.offset))  \($0.place)" }
        guard !lines.isEmpty else { return show(message: text(.galleryNoCallToSave)) }
        show(message: services.outlet.save(lines.joined(separator: "\n") + "\n", as: "actions.txt"))
    }
}
