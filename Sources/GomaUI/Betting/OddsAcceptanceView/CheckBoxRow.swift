/// A box to tick with what it stands for; both answer to a press. The first column is the focus mark's.
final class CheckBoxRow: Control {
    private lazy var box = Label().unspoken()
    private lazy var label = Label().narrowing(to: 4).wrapping()
    private lazy var row = StackView([box, label], spacing: Spacing.xs)
    /// What ticking does, in words.
    private let actionTitle: String
    private var isChecked = false
    /// Called when the box is to be ticked or cleared.
    var onToggle: (() -> Void)?

    init(actionTitle: String) {
        self.actionTitle = actionTitle
        super.init()
        place(row)
    }

    func render(_ text: String, isChecked: Bool, isEnabled: Bool) {
        self.isChecked = isChecked
        box.text = isChecked ? glyphs.checked.string : glyphs.unchecked.string
        box.style = TextStyle(
            isChecked ? .highlightPrimary : .iconSecondary, isEnabled ? TextAttributes.bold : .dim)
        label.text = text
        label.style = TextStyle(.textPrimary, isEnabled ? [] : .dim)
        self.isEnabled = isEnabled
    }

    override var accessibilityValue: String? {
        ReadingText.joined([isChecked ? controlWords.checked : controlWords.unchecked, super.accessibilityValue])
    }

    override var keyBindings: [KeyBinding] { KeyBinding.activating(actionTitle, onToggle) }
}
