import GomaReview
import GomaKit
import TerminalKit

/// The panel of controls: every field of the state of the component at work, to be edited in place.
final class ControlsPanel: Panel, ControlsScreen {
    private let presenter: ControlsPresenter
    private let controls = ControlsView()
    private let onMessage: (String) -> Void
    /// What was said last about a key that is being answered.
    private var message: String?

    /// - Parameter onMessage: told what was saved, and why a value was refused.
    init(_ presenter: ControlsPresenter, onMessage: @escaping (String) -> Void) {
        self.presenter = presenter
        self.onMessage = onMessage
        super.init(.controls, body: controls)
        controls.onNeedsFields = { [weak presenter] in presenter?.fields ?? [] }
        controls.onSelect = { [weak self] in self?.onHintsChange?() }
        controls.onActivate = { [weak self] in
            self?.presenter.activate($0)
            self?.onHintsChange?()
        }
        controls.onEnter = { [weak presenter] in presenter?.enter($0, for: $1) ?? false }
        presenter.screen = self
    }

    override func show(_ content: PreviewContent) { presenter.show(content) }

    override func willClose() { presenter.stop() }

    override var bodyFocus: View? { controls.initialFocus }

    override var bodySections: [KeySection] { [controls.keySection] }

    // MARK: Screen

    func fieldsChanged() {
        controls.fieldsChanged()
        show(note: presenter.fields.isEmpty ? "" : "\(presenter.fields.filter { !$0.hasInside }.count) values")
    }

    func select(id: String) { controls.select(id: id) }

    func edit(id: String, text: String, upTo most: Int) {
        controls.edit(id: id, text: text, upTo: most)
        onHintsChange?()
    }

    func show(message: String) {
        self.message = message
        onMessage(message)
    }

    // MARK: Keys

    override var hints: [(label: String, title: String)] {
        guard let field = selectedField else { return [("[ ]", "state"), ("Esc", "close")] }
        let own = fieldHints(field)
        return own.prefix(1) + editHints + own.dropFirst() + [
            ("r", "reset"), ("s", "save"), ("Y", "copy"), ("/", "filter"), ("Tab", "go inside"), ("Esc", "close"),
        ]
    }

    private var editHints: [(label: String, title: String)] {
        (presenter.canUndo ? [("z", "undo")] : []) + (presenter.canRedo ? [("Z", "redo")] : [])
    }

    override var textHints: [(label: String, title: String)] {
        controls.isEditing ? [("Enter", "keep"), ("Esc", "as before")] : super.textHints
    }

    private func fieldHints(_ field: ControlField) -> [(label: String, title: String)] {
        let arrows = "\(KeyEvent(.left)) \(KeyEvent(.right))"
        var hints: [(label: String, title: String)] =
            switch field.content {
            case .toggle: [("Space", "switch")]
            case .number: [(arrows, "step"), ("< >", "far"), ("Enter", "type")]
            case .text: [("Enter", "type")]
            case .choice: [(arrows, "choose")]
            case .group: [("Enter", field.isOpen ? "close" : "open")]
            case .list: [("Enter", field.isOpen ? "close" : "open"), ("n", "add")]
            case .nothing: [("Space", "switch on")]
            }
        if field.isElement { hints += [("n", "add"), ("K J", "move")] }
        if field.isElement || field.isOptional && field.value != .null { hints.append(("Del", "take away")) }
        return hints
    }

    private var selectedField: ControlField? { presenter.field(controls.selectedID) }

    override var keyBindings: [KeyBinding] {
        [
            act([KeyEvent(.left), KeyEvent(.character("-"))], "previous or less") { $0.step($1, by: -1) },
            act([KeyEvent(.right), KeyEvent(.character("+"))], "next or more") { $0.step($1, by: 1) },
            act([KeyEvent(.character("<")), KeyEvent(.left, .shift)], "much less") {
                $0.step($1, by: -NumberStep.large)
            },
            act([KeyEvent(.character(">")), KeyEvent(.right, .shift)], "much more") {
                $0.step($1, by: NumberStep.large)
            },
            act([.space], "switch, choose or open") { $0.activate($1) },
            act([KeyEvent(.delete), KeyEvent(.backspace)], "take away") { $0.remove($1) },
            act([KeyEvent(.character("n"))], "add to the list") { $0.add($1) },
            act([KeyEvent(.character("K"))], "move up") { $0.move($1, by: -1) },
            act([KeyEvent(.character("J"))], "move down") { $0.move($1, by: 1) },
            act([.copy], "copy the value") { $0.copy($1) },
        ] + typingBindings + [
            KeyBinding(KeyEvent(.character("r")), "reset the state") { [self] in presenter.reset() },
            KeyBinding(KeyEvent(.character("s")), "save the state") { [self] in presenter.save() },
        ]
    }

    /// A digit on a value that is typed begins typing it.
    private var typingBindings: [KeyBinding] {
        switch selectedField?.content {
        case .number, .text:
            [
                KeyBinding(.digits, "type a value") { [self] key in
                    guard let id = controls.selectedID, let digit = key.text else { return }
                    presenter.activate(id, typing: String(digit))
                    onHintsChange?()
                }
            ]
        case .toggle, .choice, .group, .list, .nothing, nil: []
        }
    }

    private func act(
        _ keys: [KeyEvent], _ title: String, _ body: @escaping (ControlsPresenter, String) -> Void
    ) -> KeyBinding {
        KeyBinding(.keys(keys), title) { [self] in
            guard let id = controls.selectedID else { return }
            message = nil
            body(presenter, id)
            onHintsChange?()
            // The hints have taken the place of what there was to say.
            if let message { onMessage(message) }
        }
    }

    /// Keys typed into the filter or a value are theirs alone, and arrows never change the state of the component, which
    /// would take the edits with it.
    override func handle(_ key: KeyEvent) -> Bool {
        if controls.takesText, key != KeyEvent(.tab) { return true }
        return super.handle(key) || [.left, .right].contains(key.key)
    }
}
