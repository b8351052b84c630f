/// A control with one thing to do.
package class PressControl: Control {
    /// What a press does, in words.
    package var actionTitle: String { didSet { if actionTitle != oldValue { setNeedsKeyHints() } } }
    /// Called when it is pressed.
    package var onActivate: (() -> Void)?

    /// - Parameter actionTitle: what a press does, in words.
    package init(actionTitle: String) {
        self.actionTitle = actionTitle
        super.init()
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    /// None while nobody is told of a press.
    override package var keyBindings: [KeyBinding] { KeyBinding.activating(actionTitle, onActivate) }
}
