/// The fields of a state as a list, with a field for text over the value that is being typed.
final class ControlsView: View {
    let list = GalleryListView()
    private let editor = TextField()
    /// The field whose value is being typed.
    private var editedID: String?
    private var needsFields = true
    /// The field that was selected last.
    private var lastID: String?

    /// Asked for all fields when they are to be shown.
    var onNeedsFields: (() -> [ControlField])?
    /// Told that another row is selected.
    var onSelect: (() -> Void)?
    /// Told the id of the row on which Enter was pressed.
    var onActivate: ((String) -> Void)?
    /// Told what was typed and for which id; `false` where it does not fit.
    var onEnter: ((String, String) -> Bool)?

    /// Columns that a text needs at least to be typed.
    private static let minimumEditorWidth = 8

    override init() {
        super.init()
        list.emptyText = LocalizationKey.galleryNoState
        list.onSelect = { [weak self] in
            self?.lastID = $0.id
            self?.onSelect?()
        }
        list.onRowsChange = { [weak self] in self?.selectAround() }
        list.onActivate = { [weak self] in self?.onActivate?($0.id) }
        editor.style = TextStyle(.textPrimary, on: .inputBackground)
        editor.showsFocusMark = false
        editor.isHidden = true
        editor.onSubmit = { [weak self] _ in self?.finishTyping() }
        editor.onFocusChange = { [weak self] in if !$0 { self?.editorLeft() } }
        addSubview(list)
        addSubview(editor)
    }

    var selectedID: String? { list.selectedRow?.id }

    var isEditing: Bool { editor.isFocused }

    /// Whether what is typed goes into a text.
    var takesText: Bool { editor.isFocused || list.field.isFocused }

    /// The rows are asked for again when they are next laid out.
    func fieldsChanged() {
        needsFields = true
        setNeedsLayout()
    }

    /// Selects a field, as long as it is among those that show.
    func select(id: String) {
        showFields()
        if list.shownRows.contains(where: { $0.id == id }) {
            list.select(id: id)
            lastID = id
        }
        onSelect?()
    }

    /// Where the field that was selected shows no more, the innermost around it that does is selected in its place.
    private func selectAround() {
        let ids = list.shownRows.map(\.id)
        if let lastID, !ids.contains(lastID),
            let outer = ids.last(where: { lastID.hasPrefix("\($0).") || lastID.hasPrefix("\($0)[") })
        {
            list.select(id: outer)
        }
        lastID = list.selectedRow?.id
    }

    // MARK: Typing a value

    /// Whether the field for text lies over its row; the rows wait meanwhile.
    private var showsEditor = false {
        didSet {
            editor.isHidden = !showsEditor
            list.isInteractive = !showsEditor
        }
    }

    /// - Parameter most: characters that can be typed.
    func edit(id: String, text: String, upTo most: Int) {
        editedID = id
        fieldsChanged()
        // The row may have been scrolled away.
        list.list.followSelection()
        editor.maximumLength = most
        editor.text = text
        editor.moveCaret(to: text.count)
        showsEditor = true
        setNeedsLayout()
        window?.update()
        window?.focus(editor)
    }

    /// Takes the value that is typed.
    /// - Returns: `false` where it does not fit, and stays to be corrected.
    @discardableResult
    func finishTyping() -> Bool {
        guard let editedID else { return true }
        guard onEnter?(editor.text, editedID) ?? true else { return false }
        stopTyping()
        return true
    }

    /// Leaves the value as it was.
    func stopTyping() {
        guard editedID != nil else { return }
        hideEditor()
        window?.focus(list.list)
        onSelect?()
    }

    /// What is left for something else by a click, or as there is no room for it any more, is taken where it fits.
    private func editorLeft() {
        guard let id = editedID else { return }
        hideEditor()
        _ = onEnter?(editor.text, id)
    }

    private func hideEditor() {
        editedID = nil
        fieldsChanged()
        showsEditor = false
    }

    override func handle(_ key: KeyEvent) -> Bool {
        guard editor.isFocused else { return super.handle(key) }
        // The commands take the keys once the value has been taken, which has to fit.
        if key == .control("p") { return !finishTyping() }
        switch key {
        case KeyEvent(.escape): stopTyping()
        case KeyEvent(.tab), KeyEvent(.up), KeyEvent(.down): finishTyping()
        default: return super.handle(key)
        }
        return true
    }

    /// A click on a row while a value is typed takes that first, which has to fit.
    override func handle(_ mouse: MouseEvent) -> Bool {
        guard editedID != nil, case .press(.left) = mouse.action, finishTyping(), let window else { return false }
        let corner = convertToWindow(bounds).origin
        let place = Point(x: corner.x + mouse.location.x, y: corner.y + mouse.location.y)
        return window.send(.mouse(MouseEvent(mouse.action, at: place)))
    }

    // MARK: Rows

    private func showFields() {
        guard needsFields else { return }
        needsFields = false
        list.show((onNeedsFields?() ?? []).map { row($0) })
        if list.selectedRow == nil { list.selectFirst() }
    }

    /// While a value is typed, the row leaves all its room to that.
    private func row(_ field: ControlField) -> GalleryRow {
        let detail = field.id == editedID ? "" : detail(of: field)
        var row = GalleryRow(id: field.id, text: field.name(in: galleryWords), detail: detail, level: field.level)
        row.isOpen = field.hasInside ? field.isOpen : nil
        row.isFolded = field.isFolded
        // What only holds others is of no use without them.
        row.searchText = field.content == .group ? "" : field.id
        return row
    }

    private func detail(of field: ControlField) -> String {
        switch field.content {
        case .toggle(let isOn): (isOn ? glyphs.checked : glyphs.unchecked).string
        case .number(let number, _): number
        case .text(let text): text.isEmpty ? "\"\"" : text
        case .choice(let names, let current): current.map { names[$0] } ?? glyphs.noValue.string
        case .group: summary(of: field)
        case .list(let count): String(count)
        case .nothing: glyphs.noValue.string
        }
    }

    /// The words by which one of several alike is known.
    private func summary(of field: ControlField) -> String {
        for name in ["title", "name", "text", "id"] where field.schema[[.key(name)]].isText {
            if case .string(let text)? = field.value[[.key(name)]], !text.isEmpty { return text }
        }
        return ""
    }

    override func layoutSubviews() {
        showFields()
        list.frame = bounds
        // In another room the rows may stand elsewhere.
        list.layoutIfNeeded()
        guard let editedID else { return }
        guard let place = list.frame(ofRow: editedID) else { return showsEditor = false }
        let start = min(place.valueStart, max(0, place.frame.width - Self.minimumEditorWidth))
        editor.frame = Rect(
            x: place.frame.minX + start, y: place.frame.minY, width: place.frame.width - start, height: 1)
    }
}
