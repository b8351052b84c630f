/// A button: a title that Enter, Space and a click press.
open class Button: Control {
    /// What stands on it.
    public var title: String {
        didSet { if title != oldValue { titleChanged() } }
    }
    /// The look of the title.
    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// Look while the button is out of use.
    public var disabledStyle: TextStyle {
        didSet { if disabledStyle != oldValue { setNeedsDisplay() } }
    }
    /// What pressing does, in a word or two, for help lines; ``KeyTitle/press`` where `nil`.
    public var actionTitle: String? {
        didSet { if actionTitle != oldValue { setNeedsKeyHints() } }
    }
    /// What pressing does; a button without it does not take the focus.
    public var action: (() -> Void)? {
        didSet { if (action == nil) != (oldValue == nil) { setNeedsKeyHints() } }
    }
    private var titleText: DisplayText

    /// A button with what stands on it, and what a press does.
    public init(
        _ title: String = "", style: TextStyle = .plain,
        disabledStyle: TextStyle = TextStyle(foreground: .terminalDefault, attributes: .dim),
        border: BorderStyle? = nil, action: (() -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.disabledStyle = disabledStyle
        self.action = action
        titleText = DisplayText(title)
        super.init()
        self.border = border
    }

    override open var accessibilityText: String? { accessibilityLabel ?? (title.isEmpty ? nil : title) }

    /// A blank column on each side of the title: the left one is the focus mark's.
    override open func sizeThatFits(_ proposal: Size) -> Size { sizeAround(width: titleText.width + 2, height: 1) }

    override open func draw(in painter: Painter) {
        let area = contentBounds
        let look = isEnabled ? style : disabledStyle
        if let ground = look.background { painter.fill(area, with: ground) }
        guard area.height > 0 else { return }
        let reserved = border == nil && showsFocusMark && area.width > 1 ? 1 : 0
        let title = titleText.truncated(to: area.width - reserved, ellipsis: painter.glyphs.ellipsis)
        let x = max(reserved, title.offset(in: area.width, alignment: .center))
        painter.draw(title, at: Point(x: area.minX + x, y: area.minY + (area.height - 1) / 2), style: look)
    }

    override open func effectiveBorder(_ border: BorderStyle) -> BorderStyle {
        isEnabled || isFocused ? super.effectiveBorder(border) : .broken
    }

    override open var keyBindings: [KeyBinding] {
        guard let action else { return [] }
        return [KeyBinding(.activate, actionTitle ?? keyTitle(.press)) { action() }]
    }

    private func titleChanged() {
        let old = titleText
        titleText = DisplayText(title)
        titleText.width == old.width ? setNeedsDisplay() : setNeedsLayout()
    }
}
