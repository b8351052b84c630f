/// One line of text that can be typed.
///
/// The text is edited by grapheme clusters, scrolls sideways where it is wider than the field, and is never drawn with
/// a wide cluster cut. What a key costs does not grow with the text, but for handing the text out. Callbacks are called
/// for what the customer does, not for what the program sets.
///
/// What is typed or pasted beyond ``maximumLength`` is left out, and the field says so until the next key.
///
/// What the customer does can be undone, a word or a paste at a time, and redone; ``shouldChange`` and ``maximumLength``
/// hold for that too. A text that the program sets begins anew, unless it does so in ``onChange``: then it belongs to the
/// edit, as a format does.
open class TextField: Control {
    /// The text, as typed or set. Setting it leaves the caret before the same cluster, or at the end if it stood there.
    public var text: String {
        get { editor.text }
        set { if newValue != text { replace(with: newValue) } }
    }
    /// Clusters left of the caret.
    public var caret: Int { editor.caret }
    /// The clusters that are selected; empty, at the caret, where none are.
    package var selection: Range<Int> { editor.selection }
    /// Where the caret stands, what is selected, and how far the text is scrolled to show it. Set it where the field shows
    /// another text from now on: what was done to the one before can no longer be undone.
    public var caretPlace: CaretPlace {
        get { CaretPlace(caret: caret, anchor: editor.anchor, firstShown: firstShown) }
        set {
            editor.restore(caret: newValue.caret, anchor: newValue.anchor)
            firstShown = max(0, newValue.firstShown)
            limitNotice = .empty
            drag = nil
            contentChanged()
        }
    }
    /// Clusters up to which the field can be filled by hand; what is beyond is left out.
    public var maximumLength = defaultMaximumLength
    /// Clusters up to which a field can be filled where nobody says otherwise.
    public static let defaultMaximumLength = 1000
    /// What an empty field says.
    public var placeholder: String {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }
    /// Whether each cluster shows as ``Glyphs/masked``.
    public var isMasked = false {
        didSet { if isMasked != oldValue { maskingChanged() } }
    }
    /// The look of what is typed.
    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// The look of the text while nothing can be typed.
    public var disabledStyle = TextStyle(foreground: .terminalDefault, attributes: .dim) {
        didSet { if disabledStyle != oldValue { setNeedsDisplay() } }
    }
    /// What the last word of the placeholder has beside the look of the others, such as weight.
    package var placeholderEnd: TextAttributes = [] {
        didSet { if placeholderEnd != oldValue { setNeedsDisplay() } }
    }
    /// The look of the placeholder.
    public var placeholderStyle = TextStyle(foreground: .terminalDefault, attributes: .dim) {
        didSet { if placeholderStyle != oldValue { setNeedsDisplay() } }
    }
    /// Asked with the text as it would become; `false` leaves it as it is. With `nil`, every text is let in.
    public var shouldChange: ((String) -> Bool)?
    /// Told the text after each edit.
    public var onChange: ((String) -> Void)?
    /// Told the text when Enter is pressed; without it the field leaves Enter to others.
    public var onSubmit: ((String) -> Void)?
    /// Told whether the field has the focus, when that changes.
    public var onFocusChange: ((Bool) -> Void)?

    private(set) var editor: TextEditor
    /// What the field says of its limit, at the end of its room, after something has been left out.
    package var limitNotice = DisplayText.empty
    /// First cluster in view while the field has the focus.
    private var firstShown = 0
    /// Left of which cluster the mouse was pressed, and the column in which it was last.
    private var drag: (origin: Int, column: Int)?

    public init(_ text: String = "", placeholder: String = "", style: TextStyle = .plain) {
        self.placeholder = placeholder
        self.style = style
        editor = TextEditor(text)
        super.init()
    }

    // MARK: Look

    /// Twenty columns of text if there are as many; pins or ``View/grows`` give it more.
    override open func sizeThatFits(_ proposal: Size) -> Size {
        let (across, down) = border == nil ? (showsFocusMark ? 1 : 0, 0) : (4, 2)
        return Size(width: min(proposal.width, 20 + across), height: 1 + down)
    }

    override open func layoutSubviews() { keepCaretInView() }

    override open func draw(in painter: Painter) {
        if let ground = (isEnabled ? style : disabledStyle).background { painter.fill(contentBounds, with: ground) }
        let area = textArea
        guard !area.isEmpty else { return }
        if noticeWidth > 0 {
            painter.draw(limitNotice, at: Point(x: area.maxX + 1, y: area.minY), style: placeholderStyle)
        }
        guard editor.count > 0 else {
            let hint = DisplayText(placeholder).truncated(to: area.width, ellipsis: painter.glyphs.ellipsis)
            painter.draw(hint, at: area.origin, style: placeholderStyle)
            return emphasizeEnd(of: hint, in: painter)
        }
        var text = shownText(from: isFocused ? firstShown : 0, columns: area.width + 1)
        if text.width > area.width {
            text = text.truncated(to: area.width, ellipsis: isFocused ? .empty : painter.glyphs.ellipsis)
        }
        painter.draw(text, at: area.origin, style: isEnabled ? style : disabledStyle)
        guard isFocused, editor.anchor != nil else { return }
        let (start, end) = (shownColumn(of: editor.selection.lowerBound), shownColumn(of: editor.selection.upperBound))
        painter.restyle(
            Rect(x: area.minX + start, y: area.minY, width: end - start, height: 1), adding: .reverse)
    }

    /// Only where the last word is shown whole.
    private func emphasizeEnd(of hint: DisplayText, in painter: Painter) {
        guard placeholderEnd != [], hint.string == placeholder, let word = placeholder.split(separator: " ").last else {
            return
        }
        let width = DisplayText(String(word)).width
        let place = Rect(x: textArea.minX + hint.width - width, y: textArea.minY, width: width, height: 1)
        painter.restyle(place, adding: placeholderEnd)
    }

    override open var cursorPosition: Point? {
        let area = textArea
        return Point(x: area.minX + min(shownColumn(of: caret), max(0, area.width - 1)), y: area.minY)
    }

    /// Where a cluster begins, in columns of the text's room; at an end of that where it is out of view.
    private func shownColumn(of position: Int) -> Int {
        let width = textArea.width
        var column = 0
        for place in min(firstShown, position)..<position where column < width { column += columns(at: place) }
        return min(column, width)
    }

    override open func effectiveBorder(_ border: BorderStyle) -> BorderStyle {
        isEnabled || isFocused ? super.effectiveBorder(border) : .broken
    }

    override open var accessibilityValue: String? {
        let shown = isMasked && !text.isEmpty ? controlWords.masked : text
        return ReadingText.joined([shown, limitNotice.string, super.accessibilityValue])
    }

    /// Where the text stands, before what the field says of its limit.
    private var textArea: Rect {
        var area = room
        area.size.width -= noticeWidth
        return area
    }

    /// What stands from a cluster on, up to what fills `columns`.
    private func shownText(from start: Int, columns: Int) -> DisplayText {
        guard isMasked else {
            let clusters = editor.content.clusters(from: start, columns: columns)
            return DisplayText(elements: clusters.flatMap { TextGate.elements(of: String($0)) })
        }
        let count = min(editor.count - start, columns)
        return DisplayText(elements: (0..<max(0, count)).lazy.flatMap { [mask = glyphs.masked] _ in mask.elements })
    }

    /// Columns that a cluster shows in.
    private func columns(at position: Int) -> Int {
        isMasked ? glyphs.masked.width : editor.content.columns(at: position)
    }

    /// Scrolls so that the caret has a column, and no column stays empty while text is out of view on the left.
    private func keepCaretInView() {
        let width = textArea.width
        firstShown = min(firstShown, caret)
        guard width > 0 else { return }
        var start = caret
        var used = caret < editor.count ? max(1, columns(at: caret)) : 1
        while start > firstShown, used + columns(at: start - 1) <= width {
            start -= 1
            used += columns(at: start)
        }
        firstShown = start
        guard firstShown > 0 else { return }
        var end = firstShown
        var shown = 1
        while end < editor.count, shown <= width {
            shown += columns(at: end)
            end += 1
        }
        while firstShown > 0, shown + columns(at: firstShown - 1) <= width {
            firstShown -= 1
            shown += columns(at: firstShown)
        }
    }

    // MARK: Editing

    /// Puts the caret left of the cluster with this number; beyond the ends counts as the nearer end. Nothing is selected
    /// then.
    public func moveCaret(to position: Int) { moveCaret(to: position, isSelecting: false) }

    override open func paste(_ text: String) -> Bool {
        guard isEnabled else { return false }
        insert(TextGate.withoutOuterLineEnds(text), isTyped: false)
        return true
    }

    override open func focusChanged() {
        super.focusChanged()
        editor.endStep()
        limitNotice = .empty
        keepCaretInView()
        onFocusChange?(isFocused)
    }

    /// A click puts the caret where it is, and dragging selects what lies between, out of view too; with Shift, a click
    /// selects from the caret on.
    override open func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled else { return false }
        let column = mouse.location.x
        switch mouse.action {
        case .press(.left):
            // What is in view stays where it is, so that the mouse is let go of where it was pressed.
            if !isFocused { firstShown = 0 }
            moveCaret(
                to: position(atColumn: max(column, textArea.minX)),
                isSelecting: isFocused && mouse.modifiers.contains(.shift))
            drag = (editor.anchor ?? caret, column)
            window?.focus(self)
            return true
        case .drag(.left):
            guard let drag else { return false }
            select(from: drag.origin, toColumn: column)
            self.drag = (drag.origin, column)
            return true
        case .release(.left):
            guard let drag else { return false }
            // The text may have been scrolled under a mouse that has not moved.
            if column != drag.column { select(from: drag.origin, toColumn: column) }
            self.drag = nil
            return true
        case .press, .drag, .release, .wheelUp, .wheelDown: return false
        }
    }

    /// The column is one of what is in view now, which the selection scrolls.
    private func select(from origin: Int, toColumn column: Int) {
        let position = position(atColumn: column)
        editor.moveCaret(to: origin)
        moveCaret(to: position, isSelecting: true)
    }

    /// The cluster in a column, where the text goes on out of view on both sides; its nearer end where there is none.
    private func position(atColumn column: Int) -> Int {
        var (position, start) = (firstShown, textArea.minX)
        while position > 0, start > column {
            position -= 1
            start -= columns(at: position)
        }
        while position < editor.count, start + columns(at: position) <= column {
            start += columns(at: position)
            position += 1
        }
        return position
    }

    /// Something can always be typed; so much is known without the keys, which are asked for often.
    override open var holdsFocus: Bool { true }

    /// Only keys that would do something now are declared; the others go on to what is around the field.
    override open var keyBindings: [KeyBinding] {
        guard let onSubmit else { return editingBindings }
        return editingBindings + [KeyBinding(KeyEvent(.enter), keyTitle(.submit)) { [self] in onSubmit(text) }]
    }

    /// What was said of the limit is gone with the next key.
    override open func handle(_ key: KeyEvent) -> Bool {
        forgetNotice()
        return super.handle(key)
    }

    func moveCaret(to position: Int, isSelecting: Bool) {
        editor.moveCaret(to: position, isSelecting: isSelecting)
        contentChanged()
    }

    func selectAll() {
        editor.selectAll()
        contentChanged()
    }

    /// Puts text in the place of what is selected, line ends as spaces, as much of it as there is room for. What never
    /// shows takes none.
    func insert(_ text: String, isTyped: Bool) {
        forgetNotice()
        let shown = TextGate.sanitized(text)
        let fitting = shown.fitting(clusters: mostClusters(of: shown))
        make(editor.insertion(of: fitting, isTyped: isTyped))
        if fitting.utf8.count < shown.utf8.count { tellLimit() }
    }

    /// Makes an edit unless it is refused.
    func make(_ edit: TextEditor.Edit?) {
        guard let edit, allows(edit) else { return }
        editor.begin(edit)
        contentChanged()
        onChange?(edit.text)
        editor.end(edit)
    }

    /// Whether there is room for an edit and nobody refuses it. One whose text has been replaced while it was asked for is
    /// none any more.
    private func allows(_ edit: TextEditor.Edit) -> Bool {
        if let count = edit.restoredCount, count > max(maximumLength, editor.count) {
            tellLimit()
            return false
        }
        guard let shouldChange else { return true }
        let work = editor.content.workCount
        return shouldChange(edit.text) && editor.content.workCount == work
    }

    private func replace(with newText: String) {
        editor.replace(with: newText)
        drag = nil
        contentChanged()
    }

    private func maskingChanged() {
        editor.hidesWords = isMasked
        contentChanged()
    }

    func contentChanged() {
        keepCaretInView()
        setNeedsDisplay()
    }
}
