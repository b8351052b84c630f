/// The base of a component's parts that do one thing when they are pressed; open, as the rooms are modules, and what it has is
/// for the package.
open class PressControl: Control {
    /// What a press does, in words.
    package final var actionTitle: String { didSet { if actionTitle != oldValue { setNeedsKeyHints() } } }
    /// Called when it is pressed; without it the control does not take the focus.
    package final var onActivate: (() -> Void)?

    /// - Parameter actionTitle: what a press does, in words.
    public init(actionTitle: String) {
        self.actionTitle = actionTitle
        super.init()
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    override open var keyBindings: [KeyBinding] { KeyBinding.activating(actionTitle, onActivate) }
}
