import TerminalKit

/// A message over a page, as a box: a mark, what is said, what can be done about it, how many messages wait behind it,
/// and a cross to send it away. Time stands still for the message while the box has the focus.
final class OverlayBox: Control {
    private let environment: ViewEnvironment
    private lazy var markLabel = Label().droppable(order: 2)
    private lazy var textLabel = Label().wrapping()
    private lazy var offerLabel = Label(style: TextStyle(.textPrimary, [.bold, .underline])).wrapping(upTo: 2)
    private lazy var words = StackView([textLabel, offerLabel], axis: .vertical).narrowing(to: 10)
    private lazy var waitingLabel = Label(foreground: .textSecondary, .bold).droppable()
    private lazy var closeLabel = Label(foreground: .iconSecondary, .bold)
    private lazy var row = StackView(
        [markLabel, words, waitingLabel, closeLabel], spacing: Spacing.xs, alignment: .leading)
    private weak var actions: (any OverlayActions)?
    /// Whose time stands still for this box.
    private weak var held: (any OverlayActions)?

    /// - Parameter fills: whether it takes all the columns it is offered.
    init(in environment: ViewEnvironment, fills: Bool) {
        self.environment = environment
        super.init()
        accessibilityIdentifier = "message"
        embed(row, insetBy: Insets(horizontal: Spacing.xs))
        words.grows = fills
        border = .light
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    /// - Parameters:
    ///   - waiting: messages behind it.
    ///   - actions: told what is done; `nil` for a message that nothing can be done with.
    func render(_ content: OverlayContent, waiting: Int, for actions: (any OverlayActions)?) {
        markLabel.text = content.mark
        markLabel.style = content.markStyle
        markLabel.accessibilityLabel = content.spokenMark
        textLabel.text = content.text
        textLabel.style = content.textStyle
        offerLabel.text = content.offer
        renderWaiting(waiting)
        closeLabel.text = actions == nil ? "" : glyphs.close.string
        closeLabel.accessibilityLabel = ""
        background = content.ground
        borderStyle = content.edge
        isEnabled = actions != nil
        self.actions = actions
        holdOrLetGo()
    }

    private func renderWaiting(_ count: Int) {
        let number = environment.money.string(whole: count)
        waitingLabel.text = count > 0 ? "+\(number)" : ""
        waitingLabel.accessibilityLabel = count > 0 ? environment.text(.messagesWaiting, ["count": number]) : nil
    }

    /// Nothing can be done with it any more.
    func retire() {
        isEnabled = false
        actions = nil
        holdOrLetGo()
    }

    // MARK: Time

    override func focusChanged() {
        super.focusChanged()
        holdOrLetGo()
    }

    private func holdOrLetGo() {
        let reader = isFocused ? actions : nil
        guard reader !== held else { return }
        let old = held
        held = reader
        old?.resume()
        reader?.hold()
    }

    // MARK: Keys and mouse

    override var keyBindings: [KeyBinding] {
        guard actions != nil || !isEnabled else { return [] }
        let leave = environment.text(.keyDismiss)
        return [
            KeyBinding(.activate, offerLabel.text.isEmpty ? leave : keyTitle(.press)) { [self] in actions?.press() },
            KeyBinding(.keys([KeyEvent(.escape), KeyEvent(.delete)]), leave) { [self] in actions?.dismiss() },
        ]
    }

    /// The wheel swipes it away, and so does a click on the cross.
    override func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled else { return bounds.contains(mouse.location) }
        switch mouse.action {
        case .wheelUp, .wheelDown: actions?.dismiss()
        case .press(.left) where isCross(mouse.location): actions?.dismiss()
        default: return super.handle(mouse)
        }
        return true
    }

    private func isCross(_ place: Point) -> Bool {
        place.y <= row.frame.minY && place.x >= row.frame.minX + closeLabel.frame.minX - 1
    }
}
