/// One line of text that can be typed.
///
/// The text is edited by grapheme clusters, scrolls sideways where it is wider than the field, and is never drawn with
/// a wide cluster cut. Callbacks are called for what the customer does, not for what the program sets.
open class TextField: Control {
    /// The text, as typed or set. Setting it leaves the caret before the same cluster, or at the end if it stood there.
    public var text: String {
        get { String(clusters) }
        set { if newValue != text { replace(with: newValue) } }
    }
    /// Clusters left of the caret.
    public private(set) var caret = 0
    /// What an empty field says.
    public var placeholder: String {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }
    /// Whether each cluster shows as ``Glyphs/masked``.
    public var isMasked = false {
        didSet { if isMasked != oldValue { contentChanged() } }
    }
    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    public var disabledStyle = TextStyle(foreground: .terminalDefault, attributes: .dim) {
        didSet { if disabledStyle != oldValue { setNeedsDisplay() } }
    }
    public var placeholderStyle = TextStyle(foreground: .terminalDefault, attributes: .dim) {
        didSet { if placeholderStyle != oldValue { setNeedsDisplay() } }
    }
    /// Asked with the text as it would become; `false` leaves it as it is.
    public var shouldChange: ((String) -> Bool)?
    /// Told the text after each edit.
    public var onChange: ((String) -> Void)?
    /// Told the text when Enter is pressed; without it the field leaves Enter to others.
    public var onSubmit: ((String) -> Void)?
    /// Told whether the field has the focus, when that changes.
    public var onFocusChange: ((Bool) -> Void)?

    private var clusters: [Character]
    /// What each cluster shows as, made when first asked for.
    private var shown: [DisplayText]?
    /// First cluster in view while the field has the focus.
    private var firstShown = 0

    public init(_ text: String = "", placeholder: String = "", style: TextStyle = .plain) {
        self.placeholder = placeholder
        self.style = style
        clusters = Array(text)
        caret = clusters.count
        super.init()
    }

    // MARK: Look

    /// Twenty columns of text if there are as many; pins or ``View/grows`` give it more.
    override open func sizeThatFits(_ proposal: Size) -> Size {
        let (across, down) = border == nil ? (showsFocusMark ? 1 : 0, 0) : (4, 2)
        return Size(width: min(proposal.width, 20 + across), height: 1 + down)
    }

    override open func layoutSubviews() {
        if isMasked { shown = nil }
        keepCaretInView()
    }

    override open func draw(in painter: Painter) {
        if let ground = (isEnabled ? style : disabledStyle).background { painter.fill(contentBounds, with: ground) }
        let area = textArea
        guard !area.isEmpty else { return }
        guard !clusters.isEmpty else {
            let hint = DisplayText(placeholder).truncated(to: area.width, ellipsis: painter.glyphs.ellipsis)
            return painter.draw(hint, at: area.origin, style: placeholderStyle)
        }
        let first = isFocused ? firstShown : 0
        var text = DisplayText(elements: shownClusters[first...].lazy.flatMap(\.elements).prefix(area.width + 1))
        if text.width > area.width {
            text = text.truncated(to: area.width, ellipsis: isFocused ? .empty : painter.glyphs.ellipsis)
        }
        painter.draw(text, at: area.origin, style: isEnabled ? style : disabledStyle)
    }

    override open var cursorPosition: Point? {
        let area = textArea
        let column = shownClusters[min(firstShown, caret)..<caret].reduce(0) { $0 + $1.width }
        return Point(x: area.minX + min(column, max(0, area.width - 1)), y: area.minY)
    }

    override open func effectiveBorder(_ border: BorderStyle) -> BorderStyle {
        isEnabled ? super.effectiveBorder(border) : .broken
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

    private var shownClusters: [DisplayText] {
        if let shown { return shown }
        let mask = glyphs.masked
        let result = isMasked ? clusters.map { _ in mask } : clusters.map { DisplayText(String($0)) }
        shown = result
        return result
    }

    /// Scrolls so that the caret has a column, and no column stays empty while text is out of view on the left.
    private func keepCaretInView() {
        let width = textArea.width
        let shown = shownClusters
        firstShown = min(firstShown, caret)
        guard width > 0 else { return }
        let caretWidth = caret < shown.count ? max(1, shown[caret].width) : 1
        var used = shown[firstShown..<caret].reduce(caretWidth) { $0 + $1.width }
        while used > width, firstShown < caret {
            used -= shown[firstShown].width
            firstShown += 1
        }
        guard firstShown > 0 else { return }
        var tail = shown[firstShown...].lazy.map(\.width).prefix(width + 1).reduce(1, +)
        while firstShown > 0, tail + shown[firstShown - 1].width <= width {
            firstShown -= 1
            tail += shown[firstShown].width
        }
    }

    // MARK: Editing

    /// Puts the caret left of the cluster with this number; beyond the ends counts as the nearer end.
    public func moveCaret(to position: Int) {
        let position = min(max(0, position), clusters.count)
        guard position != caret else { return }
        caret = position
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
        let clicked = shownClusters.indices.dropFirst(first).first { index in
            column += shownClusters[index].width
            return column > mouse.location.x
        }
        moveCaret(to: clicked ?? clusters.count)
        return true
    }

    /// Only keys that would do something now are declared; the others go on to what is around the field.
    override open var keyBindings: [KeyBinding] {
        var bindings = [KeyBinding(.text, "type") { [self] key in insert(key.text.map(String.init) ?? "") }]
        if caret > 0 { bindings += backwardBindings }
        if caret < clusters.count { bindings += forwardBindings }
        if !clusters.isEmpty { bindings.append(KeyBinding(.control("u"), "clear") { [self] in removeAll() }) }
        if let onSubmit {
            bindings.append(KeyBinding(KeyEvent(.enter), "submit") { [self] in onSubmit(text) })
        }
        return bindings
    }

    /// Keys that need something left of the caret.
    private var backwardBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.backspace), "delete left") { [self] in remove(caret - 1..<caret) },
            KeyBinding(.control("w"), "delete word") { [self] in remove(wordStart..<caret) },
            KeyBinding(KeyEvent(.left), "left") { [self] in moveCaret(to: caret - 1) },
            KeyBinding(KeyEvent(.left, .control), "word left") { [self] in moveCaret(to: wordStart) },
            KeyBinding(.keys([KeyEvent(.home), .control("a")]), "to the start") { [self] in
                moveCaret(to: 0)
            },
        ]
    }

    /// Keys that need something right of the caret.
    private var forwardBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.delete), "delete right") { [self] in remove(caret..<caret + 1) },
            KeyBinding(KeyEvent(.right), "right") { [self] in moveCaret(to: caret + 1) },
            KeyBinding(KeyEvent(.right, .control), "word right") { [self] in moveCaret(to: wordEnd) },
            KeyBinding(.keys([KeyEvent(.end), .control("e")]), "to the end") { [self] in
                moveCaret(to: clusters.count)
            },
        ]
    }

    /// Start of the word left of the caret. Hidden text does not tell where its words are.
    private var wordStart: Int {
        guard !isMasked else { return 0 }
        let head = clusters[..<caret]
        guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return 0 }
        return head[..<last].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
    }

    /// End of the word right of the caret.
    private var wordEnd: Int {
        guard !isMasked, let next = clusters[caret...].firstIndex(where: { !$0.isWhitespace }) else {
            return clusters.count
        }
        return clusters[next...].firstIndex(where: \.isWhitespace) ?? clusters.count
    }

    /// Puts text at the caret, line ends as spaces.
    private func insert(_ text: String) {
        let head = String(clusters[..<caret]) + TextGate.sanitized(text)
        edit(head + String(clusters[caret...]), caret: head.count)
    }

    private func remove(_ range: Range<Int>) {
        var rest = clusters
        rest.removeSubrange(range)
        edit(String(rest), caret: range.lowerBound)
    }

    private func removeAll() { edit("", caret: 0) }

    private func edit(_ newText: String, caret newCaret: Int) {
        guard newText != text, shouldChange?(newText) ?? true else { return }
        clusters = Array(newText)
        caret = min(newCaret, clusters.count)
        contentChanged()
        onChange?(newText)
    }

    private func replace(with newText: String) {
        let wasAtEnd = caret == clusters.count
        clusters = Array(newText)
        caret = wasAtEnd ? clusters.count : min(caret, clusters.count)
        contentChanged()
    }

    private func contentChanged() {
        shown = nil
        keepCaretInView()
        setNeedsDisplay()
    }
}
