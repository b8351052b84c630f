/// One line of text that can be typed.
///
/// The text is edited by grapheme clusters, scrolls sideways where it is wider than the field, and is never drawn with
/// a wide cluster cut. What a key costs does not grow with the text, but for handing the text out. Callbacks are called
/// for what the customer does, not for what the program sets.
open class TextField: Control {
    /// The text, as typed or set. Setting it leaves the caret before the same cluster, or at the end if it stood there.
    public var text: String {
        get { content.string }
        set { if newValue != text { replace(with: newValue) } }
    }
    /// Clusters left of the caret.
    public var caret: Int { content.caret }
    /// Where the caret stands, and how far the text is scrolled to show it.
    public var caretPlace: CaretPlace {
        get { CaretPlace(caret: caret, firstShown: firstShown) }
        set {
            content.moveCaret(to: min(max(0, newValue.caret), content.count))
            firstShown = max(0, newValue.firstShown)
            contentChanged()
        }
    }
    /// Clusters up to which the field can be filled by hand, `nil` for any number; what is beyond is left out.
    public var maximumLength: Int?
    /// What an empty field says.
    public var placeholder: String {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }
    /// Whether each cluster shows as ``Glyphs/masked``.
    public var isMasked = false {
        didSet { if isMasked != oldValue { contentChanged() } }
    }
    /// The look of what is typed.
    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// The look of the text while nothing can be typed.
    public var disabledStyle = TextStyle(foreground: .terminalDefault, attributes: .dim) {
        didSet { if disabledStyle != oldValue { setNeedsDisplay() } }
    }
    /// The look of the placeholder.
    public var placeholderStyle = TextStyle(foreground: .terminalDefault, attributes: .dim) {
        didSet { if placeholderStyle != oldValue { setNeedsDisplay() } }
    }
    /// Asked with the text as it would become; `false` leaves it as it is.
    public var shouldChange: ((String) -> Bool)?
    /// Told the text after each edit.
    public var onChange: ((String) -> Void)?
    /// Told that something typed or pasted was left out, because the field was full.
    public var onOverflow: (() -> Void)?
    /// Told the text when Enter is pressed; without it the field leaves Enter to others.
    public var onSubmit: ((String) -> Void)?
    /// Told whether the field has the focus, when that changes.
    public var onFocusChange: ((Bool) -> Void)?

    /// A place in a text, for a field that shows another one meanwhile.
    public struct CaretPlace: Hashable, Sendable {
        let caret: Int
        let firstShown: Int

        /// Where the caret stands before anybody has moved it.
        public static let end = Self(caret: .max, firstShown: 0)
    }

    private(set) var content: EditableText
    /// First cluster in view while the field has the focus.
    private var firstShown = 0

    public init(_ text: String = "", placeholder: String = "", style: TextStyle = .plain) {
        self.placeholder = placeholder
        self.style = style
        content = EditableText(text)
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
        guard !content.isEmpty else {
            let hint = DisplayText(placeholder).truncated(to: area.width, ellipsis: painter.glyphs.ellipsis)
            return painter.draw(hint, at: area.origin, style: placeholderStyle)
        }
        var text = shownText(from: isFocused ? firstShown : 0, columns: area.width + 1)
        if text.width > area.width {
            text = text.truncated(to: area.width, ellipsis: isFocused ? .empty : painter.glyphs.ellipsis)
        }
        painter.draw(text, at: area.origin, style: isEnabled ? style : disabledStyle)
    }

    override open var cursorPosition: Point? {
        let area = textArea
        var column = 0
        for position in min(firstShown, caret)..<caret where column < area.width { column += columns(at: position) }
        return Point(x: area.minX + min(column, max(0, area.width - 1)), y: area.minY)
    }

    override open func effectiveBorder(_ border: BorderStyle) -> BorderStyle {
        isEnabled || isFocused ? super.effectiveBorder(border) : .broken
    }

    override open var accessibilityValue: String? {
        let parts = [isMasked ? nil : text, super.accessibilityValue].compactMap(\.self).filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Where the text stands: one blank column inside a border, none of the focus mark's without one.
    private var textArea: Rect {
        let area = contentBounds
        let left = area.width > 2 && (border != nil || showsFocusMark) ? 1 : 0
        let right = area.width > 2 && border != nil ? 1 : 0
        return Rect(
            x: area.minX + left, y: area.minY + max(0, (area.height - 1) / 2), width: area.width - left - right,
            height: min(1, area.height))
    }

    /// What stands from a cluster on, up to what fills `columns`.
    private func shownText(from start: Int, columns: Int) -> DisplayText {
        guard isMasked else {
            let clusters = content.clusters(from: start, columns: columns)
            return DisplayText(elements: clusters.flatMap { TextGate.elements(of: String($0)) })
        }
        let count = min(content.count - start, columns)
        return DisplayText(elements: (0..<max(0, count)).lazy.flatMap { [mask = glyphs.masked] _ in mask.elements })
    }

    /// Columns that a cluster shows in.
    private func columns(at position: Int) -> Int {
        isMasked ? glyphs.masked.width : content.columns(at: position)
    }

    /// Scrolls so that the caret has a column, and no column stays empty while text is out of view on the left.
    private func keepCaretInView() {
        let width = textArea.width
        firstShown = min(firstShown, caret)
        guard width > 0 else { return }
        var start = caret
        var used = caret < content.count ? max(1, columns(at: caret)) : 1
        while start > firstShown, used + columns(at: start - 1) <= width {
            start -= 1
            used += columns(at: start)
        }
        firstShown = start
        guard firstShown > 0 else { return }
        var end = firstShown
        var shown = 1
        while end < content.count, shown <= width {
            shown += columns(at: end)
            end += 1
        }
        while firstShown > 0, shown + columns(at: firstShown - 1) <= width {
            firstShown -= 1
            shown += columns(at: firstShown)
        }
    }

    // MARK: Editing

    /// Puts the caret left of the cluster with this number; beyond the ends counts as the nearer end.
    public func moveCaret(to position: Int) {
        let position = min(max(0, position), content.count)
        guard position != caret else { return }
        content.moveCaret(to: position)
        keepCaretInView()
        setNeedsDisplay()
    }

    override open func paste(_ text: String) -> Bool {
        guard isEnabled else { return false }
        insert(text)
        return true
    }

    override open func focusChanged() {
        super.focusChanged()
        keepCaretInView()
        onFocusChange?(isFocused)
    }

    /// A click puts the caret where it is.
    override open func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled, mouse.action == .press(.left) else { return false }
        let first = isFocused ? firstShown : 0
        window?.focus(self)
        var column = textArea.minX
        let clicked = (first..<content.count).first { position in
            column += columns(at: position)
            return column > mouse.location.x
        }
        moveCaret(to: clicked ?? content.count)
        return true
    }

    /// Only keys that would do something now are declared; the others go on to what is around the field.
    override open var keyBindings: [KeyBinding] {
        var bindings = [KeyBinding(.text, keyTitle(.type)) { [self] key in insert(key.text.map(String.init) ?? "") }]
        if caret > 0 { bindings += backwardBindings }
        if caret < content.count { bindings += forwardBindings }
        if !content.isEmpty { bindings.append(KeyBinding(.control("u"), keyTitle(.clear)) { [self] in removeAll() }) }
        if let onSubmit {
            bindings.append(KeyBinding(KeyEvent(.enter), keyTitle(.submit)) { [self] in onSubmit(text) })
        }
        return bindings
    }

    /// Keys that need something left of the caret.
    private var backwardBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.backspace), keyTitle(.deleteLeft)) { [self] in remove(caret - 1..<caret) },
            KeyBinding(.control("w"), keyTitle(.deleteWord)) { [self] in remove(wordStart..<caret) },
            KeyBinding(KeyEvent(.left), keyTitle(.left)) { [self] in moveCaret(to: caret - 1) },
            KeyBinding(KeyEvent(.left, .control), keyTitle(.wordLeft)) { [self] in moveCaret(to: wordStart) },
            KeyBinding(.keys([KeyEvent(.home), .control("a")]), keyTitle(.toStart)) { [self] in
                moveCaret(to: 0)
            },
        ]
    }

    /// Keys that need something right of the caret.
    private var forwardBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.delete), keyTitle(.deleteRight)) { [self] in remove(caret..<caret + 1) },
            KeyBinding(KeyEvent(.right), keyTitle(.right)) { [self] in moveCaret(to: caret + 1) },
            KeyBinding(KeyEvent(.right, .control), keyTitle(.wordRight)) { [self] in moveCaret(to: wordEnd) },
            KeyBinding(.keys([KeyEvent(.end), .control("e")]), keyTitle(.toEnd)) { [self] in
                moveCaret(to: content.count)
            },
        ]
    }

    /// Start of the word left of the caret. Hidden text does not tell where its words are.
    private var wordStart: Int { isMasked ? 0 : content.wordStart }

    /// End of the word right of the caret.
    private var wordEnd: Int { isMasked ? content.count : content.wordEnd }

    /// Puts text at the caret, line ends as spaces, as much of it as there is room for.
    private func insert(_ text: String) {
        var text = TextGate.sanitized(text)
        let room = maximumLength.map { max(0, $0 - content.count) } ?? .max
        let isTooLong = text.utf8.count > room && text.count > room
        if isTooLong { text = String(text.prefix(room)) }
        if let change = content.insertion(of: text) { edit(change) }
        if isTooLong { onOverflow?() }
    }

    private func remove(_ range: Range<Int>) { edit(content.removal(of: range)) }

    private func removeAll() { remove(0..<content.count) }

    /// Makes a change unless it is refused; one whose text has been replaced meanwhile is none any more.
    private func edit(_ change: EditableText.Change) {
        let newText = content.string(after: change)
        if let shouldChange {
            let work = content.workCount
            guard shouldChange(newText), content.workCount == work else { return }
        }
        content.apply(change, newString: newText)
        contentChanged()
        onChange?(newText)
    }

    private func replace(with newText: String) {
        content.replace(with: newText)
        contentChanged()
    }

    private func contentChanged() {
        keepCaretInView()
        setNeedsDisplay()
    }
}
