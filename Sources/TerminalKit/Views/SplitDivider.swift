/// The line of a ``SplitView``.
final class SplitDivider: Control {
    weak var owner: SplitView?
    private let axis: Axis

    init(_ axis: Axis) {
        self.axis = axis
        super.init()
        showsFocusMark = false
        accessibilityIdentifier = "divider"
    }

    override var accessibilityValue: String? {
        ReadingText.joined([owner.map { "\($0.percent)%" }, super.accessibilityValue])
    }

    override var keyBindings: [KeyBinding] { owner?.lineBindings ?? [] }

    /// The line follows the mouse from a press until the button is let go of.
    override func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled, let owner else { return false }
        switch mouse.action {
        case .press(.left):
            window?.focus(self)
            return true
        case .drag(.left), .release(.left):
            owner.moveLine(to: Point(x: mouse.location.x + frame.minX, y: mouse.location.y + frame.minY))
            return true
        case .press, .drag, .release, .wheelUp, .wheelDown: return false
        }
    }

    override func draw(in painter: Painter) {
        let line = painter.glyphs.border(isFocused ? .heavy : .light)
        let sign = axis == .horizontal ? line.vertical : line.horizontal
        painter.fill(bounds, with: DisplayText(String(sign)), style: isFocused ? focusStyle : borderStyle)
    }
}
