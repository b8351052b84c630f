/// The panel of controls: every field of the state of the component at work, to be edited in place.
final class ControlsPanel: Panel, ControlsScreen {
    private let presenter: ControlsPresenter
    private let controls = ControlsView()
    /// The place of the state whose fields are shown.
    private var stateIndex: Int?
    /// What was said last about a key that is being answered.
    private var message: String?

    init(_ presenter: ControlsPresenter) {
        self.presenter = presenter
        super.init(.controls, words: presenter.words, body: controls, list: controls.list)
        controls.onNeedsFields = { [weak presenter] in presenter?.fields ?? [] }
        controls.onSelect = { [weak self] in self?.onHintsChange?() }
        controls.onActivate = { [weak self] in self?.answer(for: $0) { $0.activate($1) } }
        controls.onEnter = { [weak presenter] in presenter?.enter($0, for: $1) ?? false }
        presenter.screen = self
    }

    override func show(_ content: PreviewContent) {
        // What is typed is for the state in which that began.
        if content.stateIndex != stateIndex { controls.stopTyping() }
        stateIndex = content.stateIndex
        presenter.show(content)
    }

    override func finishTyping() -> Bool { controls.finishTyping() }

    override func willClose() {
        controls.finishTyping()
        presenter.stop()
    }

    // MARK: Screen

    func fieldsChanged() {
        controls.fieldsChanged()
        show(note: presenter.fields.isEmpty ? "" : words.values(presenter.fields.count { !$0.hasInside }))
    }

    func select(id: String) { controls.select(id: id) }

    func edit(id: String, text: String, upTo most: Int) {
        controls.edit(id: id, text: text, upTo: most)
        onHintsChange?()
    }

    override func show(message: String) {
        self.message = message
        super.show(message: message)
    }

    // MARK: Keys

    override var hints: [(label: String, title: String)] {
        guard let field = selectedField else { return [("[ ]", text(.galleryState)), ("Esc", keyTitle(.close))] }
        let own = fieldHints(field)
        return own.prefix(1) + editHints + own.dropFirst() + [
            ("r", text(.galleryReset)), ("s", text(.gallerySave)), ("Y", text(.galleryCopy)),
            ("/", text(.galleryFilter)), ("Tab", text(.galleryGoInside)), ("Esc", keyTitle(.close)),
        ]
    }

    private var editHints: [(label: String, title: String)] {
        (presenter.canUndo ? [("z", text(.galleryUndo))] : [])
            + (presenter.canRedo ? [("Z", text(.galleryRedo))] : [])
    }

    override var textHints: [(label: String, title: String)] {
        controls.isEditing ? [("Enter", text(.galleryKeep)), ("Esc", text(.galleryAsBefore))] : super.textHints
    }

    private func fieldHints(_ field: ControlField) -> [(label: String, title: String)] {
        let arrows = "\(KeyEvent(.left)) \(KeyEvent(.right))"
        var hints: [(label: String, title: String)] =
            switch field.content {
            case .toggle: [("Space", text(.gallerySwitch))]
            case .number:
                [(arrows, text(.gallerySmallStep)), ("< >", text(.galleryFar)), ("Enter", text(.galleryType))]
            case .text: [("Enter", text(.galleryType))]
            case .choice: [(arrows, text(.galleryChoose))] + openingHints(field)
            case .group: openingHints(field)
            case .list: openingHints(field) + [("n", text(.galleryAdd))]
            case .nothing: [("Space", text(.gallerySwitchOn))]
            }
        if field.isElement { hints.append(("n", text(.galleryAdd))) }
        if presenter.canMove(field) { hints.append(("K J", text(.galleryMove))) }
        if field.isElement || field.isOptional && field.value != .null { hints.append(("Del", text(.galleryTakeAway))) }
        return hints
    }

    /// Where nothing lies inside, there is nothing for Enter to open.
    private func openingHints(_ field: ControlField) -> [(label: String, title: String)] {
        field.hasInside ? [("Enter", field.isOpen ? keyTitle(.close) : keyTitle(.open))] : []
    }

    private var selectedField: ControlField? { presenter.field(controls.selectedID) }

    override var keyBindings: [KeyBinding] {
        [
            act([KeyEvent(.left), KeyEvent(.character("-"))], text(.galleryLessOf)) { $0.step($1, by: -1) },
            act([KeyEvent(.right), KeyEvent(.character("+"))], text(.galleryMoreOf)) { $0.step($1, by: 1) },
            act([KeyEvent(.character("<")), KeyEvent(.left, .shift)], text(.galleryMuchLess)) {
                $0.step($1, by: -NumberStep.large)
            },
            act([KeyEvent(.character(">")), KeyEvent(.right, .shift)], text(.galleryMuchMore)) {
                $0.step($1, by: NumberStep.large)
            },
            act([.space], text(.galleryActivate)) { $0.activate($1) },
            act([KeyEvent(.delete), KeyEvent(.backspace)], text(.galleryTakeAway)) { $0.remove($1) },
            act([KeyEvent(.character("n"))], text(.galleryAddToList)) { $0.add($1) },
            act([KeyEvent(.character("K"))], text(.galleryMoveUp)) { $0.move($1, by: -1) },
            act([KeyEvent(.character("J"))], text(.galleryMoveDown)) { $0.move($1, by: 1) },
            act([.copy], text(.galleryCopyValue)) { $0.copy($1) },
        ] + typingBindings + [
            KeyBinding(KeyEvent(.character("r")), text(.galleryResetState)) { [self] in presenter.reset() },
            KeyBinding(KeyEvent(.character("s")), text(.gallerySaveState)) { [self] in presenter.save() },
        ]
    }

    /// A digit on a value that is typed begins typing it.
    private var typingBindings: [KeyBinding] {
        switch selectedField?.content {
        case .number, .text:
            [
                KeyBinding(.digits, text(.galleryTypeValue)) { [self] key in
                    guard let id = controls.selectedID, let digit = key.text else { return }
                    answer(for: id) { $0.activate($1, typing: String(digit)) }
                }
            ]
        case .toggle, .choice, .group, .list, .nothing, nil: []
        }
    }

    private func act(
        _ keys: [KeyEvent], _ title: String, _ body: @escaping (ControlsPresenter, String) -> Void
    ) -> KeyBinding {
        KeyBinding(.keys(keys), title) { [self] in
            if let id = controls.selectedID { answer(for: id, body) }
        }
    }

    /// Does something with a field, and says again what there was to say, as the hints have taken its place.
    private func answer(for id: String, _ body: (ControlsPresenter, String) -> Void) {
        message = nil
        body(presenter, id)
        onHintsChange?()
        if let message { onMessage?(message) }
    }

    /// Keys typed into the filter or a value are theirs alone, but for those that lead elsewhere, and arrows never change the
    /// state of the component, which would take the edits with it.
    override func handle(_ key: KeyEvent) -> Bool {
        if controls.takesText, key != KeyEvent(.tab), key != .control("p") { return true }
        return super.handle(key) || [.left, .right].contains(key.key)
    }
}
