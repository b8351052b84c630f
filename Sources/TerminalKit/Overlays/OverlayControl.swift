/// A message over a page, as something to press or to send away. Time stands still for it while it has the focus.
open class OverlayControl: Control {
    /// Told what the customer does; `nil` while nothing can be done with the message.
    public private(set) weak var actions: (any OverlayActions)?
    /// Whose time stands still for it.
    private weak var held: (any OverlayActions)?

    /// What a press does, in words of the message's own; `nil`, the default, where it only sends the message away.
    open var offer: String? { nil }

    /// Whether a place, in its own coordinates, is the cross that sends the message away; the default has none.
    open func isCross(_ place: Point) -> Bool { false }

    /// Takes the actions of the message that it shows from now on; `nil` where nothing can be done with it any more.
    func serve(_ actions: (any OverlayActions)?) {
        isEnabled = actions != nil
        self.actions = actions
        holdOrLetGo()
    }

    // MARK: Time

    override open func focusChanged() {
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

    override open var keyBindings: [KeyBinding] {
        guard actions != nil || !isEnabled else { return [] }
        let leave = keyTitle(.dismiss)
        return [
            KeyBinding(.activate, offer == nil ? leave : keyTitle(.press)) { [self] in actions?.press() },
            KeyBinding(.keys([KeyEvent(.escape), KeyEvent(.delete)]), leave) { [self] in actions?.dismiss() },
        ]
    }

    /// The wheel swipes it away, and so does a click on the cross.
    override open func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled else { return bounds.contains(mouse.location) }
        switch mouse.action {
        case .wheelUp, .wheelDown: actions?.dismiss()
        case .press(.left) where isCross(mouse.location): actions?.dismiss()
        default: return super.handle(mouse)
        }
        return true
    }
}
