/// The heading of a part that opens and closes: what is in it, and a mark that says whether it is open. The first column is
/// the focus mark's.
package final class DisclosureHeader: Control {
    private let environment: ViewEnvironment
    private lazy var icon = Label(style: TextStyle(.iconPrimary, .bold)).droppable().unspoken()
    private lazy var titleLabel = Label().growing().narrowing(to: 4).wrapping(upTo: 2)
    private lazy var mark = Label(style: TextStyle(.iconPrimary, .bold)).unspoken()
    private lazy var row = StackView([icon, titleLabel, mark], spacing: Spacing.sm, alignment: .leading)
    private var isExpanded = false
    /// Called when the customer opens the part, or closes it.
    package var onToggle: (() -> Void)?

    package init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        place(row, insetBy: Insets(horizontal: Spacing.sm))
    }

    package func render(_ disclosure: Disclosure, isEnabled: Bool) {
        isExpanded = disclosure.isExpanded
        icon.text = disclosure.icon?.text(in: glyphs) ?? ""
        titleLabel.show(disclosure.title, TextStyle(.title, .textPrimary), shape: isEnabled ? nil : 12)
        mark.text = disclosure.mark?.text(in: glyphs) ?? (isExpanded ? glyphs.expanded : glyphs.collapsed).string
        self.isEnabled = isEnabled
    }

    override package var accessibilityValue: String? {
        ReadingText.joined([isExpanded ? controlWords.expanded : controlWords.collapsed, super.accessibilityValue])
    }

    /// Right opens and Left closes, as in a tree; where that is done already, they are the surroundings' keys.
    override package var keyBindings: [KeyBinding] {
        guard onToggle != nil else { return [] }
        let toggle = KeyBinding(.activate, environment.text(.keyOpenOrClose)) { [self] in onToggle?() }
        let way =
            isExpanded
            ? KeyBinding(KeyEvent(.left), environment.text(.keyClose)) { [self] in onToggle?() }
            : KeyBinding(KeyEvent(.right), environment.text(.keyOpen)) { [self] in onToggle?() }
        return [toggle, way]
    }
}
