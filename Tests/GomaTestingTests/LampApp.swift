import GomaCatalog
import TerminalKit

/// An app with a lamp and a door, in which one thing is wrong.
@MainActor
enum LampApp {
    /// What is wrong with it.
    enum Flaw: CaseIterable {
        case none
        /// The lamp gives the focus away when it is switched.
        case lostFocus
        /// The lamp goes out of sight with the focus, as late as it can, once it is on.
        case hiddenFocus
        /// A label comes that nothing places.
        case lostLabel
        /// What is drawn changes, and nobody is told.
        case stale
        /// Drawing asks for the next frame.
        case restless
    }

    static func make(_ flaw: Flaw) -> RootController {
        let column = StackView([Lamp(flaw), Lamp(.none)], axis: .vertical)
        return flaw == .hiddenFocus ? DarkRoom(column) : RootController(column)
    }

    /// Hides the lamp that has the focus, once the focus has been looked after for the frame.
    private final class DarkRoom: RootController {
        override func viewWillDraw() {
            super.viewWillDraw()
            if let lamp = window?.focusedView as? Lamp, lamp.isOn { lamp.isHidden = true }
        }
    }

    /// Is on or off, and not afraid of either.
    private final class Lamp: Control {
        private let flaw: Flaw
        private let corner = View()
        private(set) var isOn = false

        init(_ flaw: Flaw) {
            self.flaw = flaw
            super.init()
            accessibilityIdentifier = "lamp"
            embed(corner)
        }

        override var keyBindings: [KeyBinding] {
            [KeyBinding(.activate, "switch") { [self] in toggle() }]
        }

        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(12, proposal.width), height: 1) }

        override func draw(in painter: Painter) {
            painter.draw(DisplayText(isOn ? "● on" : "○ off"), at: .zero, style: .plain)
            if flaw == .restless, isOn { setNeedsDisplay() }
        }

        private func toggle() {
            isOn.toggle()
            if flaw != .stale { setNeedsDisplay() }
            if flaw == .lostFocus { window?.focus(nil) }
            guard flaw == .lostLabel, isOn else { return }
            let label = Label("on")
            label.accessibilityIdentifier = "sign"
            corner.addSubview(label)
        }
    }
}
