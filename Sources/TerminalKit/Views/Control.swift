/// A view that can be used: it takes the focus, answers keys and clicks, and can be selected or out of use.
///
/// Tab stops at a control that is enabled and declares keys. The focus shows in the same way on all: a heavy border
/// where there is a border, a mark in the first column where there is none.
open class Control: View {
    /// Whether it can have the focus and answers to keys and clicks. While it does not, they are for nobody around it.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { enabledChanged() } }
    }
    /// Whether it is chosen among others of its kind.
    public var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    /// Look of the border or mark under focus.
    public var focusStyle: TextStyle = TextStyle(foreground: .terminalDefault, attributes: .bold) {
        didSet { if focusStyle != oldValue { setNeedsDisplay() } }
    }
    /// Whether a borderless control marks its first column under focus; off for those that show it themselves.
    public var showsFocusMark = true
    /// Whether all of it is drawn as it is, but fainter, while it is out of use.
    public var fadesWhenDisabled = false {
        didSet { if fadesWhenDisabled != oldValue { setNeedsDisplay() } }
    }

    /// The ink of all that stands on it while it is out of use and fades; `nil` for the inks that it has, dimmed.
    package var disabledInk: ColorRole?
    /// What it fades into where no view around has a ground.
    package var pageRole: ColorRole?

    /// Called when enabled, selected or focused changes; the default draws again.
    open func stateChanged() { setNeedsDisplay() }

    private func enabledChanged() {
        stateChanged()
        setNeedsKeyHints()
    }

    override open var canBecomeFocused: Bool { isEnabled && holdsFocus }

    /// Whether Tab stops here while the control is in use. One that goes out of use keeps the focus until the customer
    /// goes elsewhere: what is pressed meanwhile reaches nobody else.
    open var holdsFocus: Bool { !keyBindings.isEmpty }

    override open func focusChanged() { stateChanged() }

    /// Whether it shows a choice that is made elsewhere, so that it is out of use for good.
    package final var isReadOnly = false
    /// Whether there is anything to read of it; without, nor is there of what is in it, unless one around it has something.
    /// `nil` where its own views say so.
    package final var hasReading: Bool?
    /// Whether it has to be filled in, or chosen.
    package final var isRequired = false
    /// What is wrong with what was typed or chosen, in words; a view that shows it beside the control is silent.
    package final var problem: String?

    override open var accessibilityValue: String? {
        let words = controlWords
        let use = isReadOnly ? words.readOnly : isOutOfUse ? words.unavailable : nil
        return ReadingText.joined(
            [isSelected ? words.selected : nil, isRequired ? words.required : nil, use, problem])
    }

    /// Whether it would answer to keys if it, or a control around it, were in use.
    private var isOutOfUse: Bool {
        guard holdsFocus else { return false }
        return !isEnabled || superviews.contains { !$0.isInteractive && ($0 as? Control)?.isEnabled == false }
    }

    override open func handle(_ key: KeyEvent) -> Bool { isEnabled && super.handle(key) }

    /// A click takes the focus and does what Enter does; the right button does what ``KeyBinding/Trigger/more`` does,
    /// and the middle one, with which people paste, nothing.
    override open func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled, case .press(let button) = mouse.action, button != .middle else { return false }
        let trigger: KeyBinding.Trigger = button == .right ? .more : .activate
        guard let binding = keyBindings.first(where: { $0.trigger == trigger }), let key = trigger.keys.first else {
            return false
        }
        window?.focus(self)
        binding.perform(key)
        return true
    }

    override open func effectiveBorder(_ border: BorderStyle) -> BorderStyle { isFocused ? .heavy : border }

    override open var effectiveBorderStyle: TextStyle {
        guard isFocused else { return borderStyle }
        var style = focusStyle
        style.background = borderStyle.background
        return style
    }

    override open func drawOverlay(in painter: Painter) {
        if !isEnabled, fadesWhenDisabled { fade(in: painter, onto: groundBelow) }
        guard border == nil, showsFocusMark, isFocused else { return }
        for y in 0..<frame.height { painter.draw(painter.glyphs.focusMark, at: Point(x: 0, y: y), style: focusStyle) }
    }

    /// Draws all that is there fainter: dimmed text in one ink, on grounds that are half what lies below.
    package final func fade(in painter: Painter, onto known: ColorReference) {
        let below = known == .terminalDefault ? pageRole.map { .role($0) } ?? known : known
        painter.map(bounds) { cell in
            var cell = cell
            cell.background = cell.background.faint(on: below)
            // A blank shows its ground alone.
            guard cell.cluster != .space else { return cell }
            cell.attributes.insert(.dim)
            if StyleResolver.Part(cell.cluster).isGround {
                cell.foreground = cell.foreground.faint(on: below)
            } else if let disabledInk, !Self.isHairline(cell.cluster) {
                cell.foreground = .role(disabledInk)
            }
            return cell
        }
    }

    /// Whether it is a line that is quieter than words anyway.
    private static func isHairline(_ cluster: Cluster) -> Bool {
        switch cluster.scalar {
        case "─", "│", "┄", "┆", "╌", "╎": true
        default: false
        }
    }

    /// What has the focus is drawn last, so that its border stays whole where neighbours share one.
    override open var drawingOrder: [View] { Self.focusedLast(subviews) }

    static func focusedLast(_ views: [View]) -> [View] {
        // Most components hold one view, and the window is a long way off.
        guard views.count > 1, let focused = views.first?.window?.focusedView else { return views }
        for (index, view) in views.enumerated() where view === focused {
            var order = views
            order.append(order.remove(at: index))
            return order
        }
        return views
    }
}
