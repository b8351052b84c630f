/// Underlined text that leads elsewhere, or the same text plain where it does not. It stands between
/// blank columns of which the first is the focus mark's.
package final class TextLink: PressControl {
    private lazy var label = Label()
    private let role: ColorRole
    private let attributes: TextAttributes
    private var leadsOn = false
    private var isOff = false

    package init(actionTitle: String, role: ColorRole = .textPrimary, _ attributes: TextAttributes = []) {
        self.role = role
        self.attributes = attributes
        super.init(actionTitle: actionTitle)
        embed(label, insetBy: Insets(horizontal: Spacing.xs))
    }

    /// Rows taken at most; 0 for as many as the text needs.
    package var maximumLines: Int {
        get { label.maximumLines }
        set { label.maximumLines = newValue }
    }

    package func render(_ text: String, leadsOn: Bool, isEnabled: Bool) {
        self.leadsOn = leadsOn
        isOff = !isEnabled
        label.text = text
        let weight = isEnabled ? attributes : .dim
        label.style = TextStyle(role, leadsOn ? weight.union(.underline) : weight)
        self.isEnabled = leadsOn && isEnabled
    }

    /// A link that leads nowhere now is out of use as well.
    override package var accessibilityValue: String? {
        ReadingText.joined([super.accessibilityValue, isOff && !leadsOn ? controlWords.unavailable : nil])
    }

    override package var keyBindings: [KeyBinding] {
        guard leadsOn else { return [] }
        return [KeyBinding(.activate, actionTitle) { [self] in onActivate?() }]
    }
}
