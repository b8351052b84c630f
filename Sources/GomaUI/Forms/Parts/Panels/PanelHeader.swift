/// The header of a panel that opens and closes: its title, what is chosen in it, and a chevron. The first column is the
/// focus mark's.
package final class PanelHeader: Control {
    private let environment: ViewEnvironment
    private lazy var titleLabel = Label()
    private lazy var space = View().growing()
    private lazy var valueLabel = Label(foreground: .textSecondary).narrowing(to: 6).droppable()
    private lazy var chevron = Label(foreground: .iconPrimary).unspoken()
    private lazy var line = StackView([titleLabel, space, valueLabel, chevron], spacing: Spacing.xs)
    /// Called when the panel is to open or to close.
    package var onToggle: (() -> Void)?
    private var isCollapsed = false

    package struct Content: Hashable {
        package var title: String
        /// What is chosen in the panel; `nil` where nothing is.
        package var value: String?
        package var isCollapsed: Bool
    }

    package init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        accessibilityIdentifier = "header"
        place(line, insetBy: Insets(horizontal: Spacing.sm))
    }

    /// - Parameter content: `nil` before there is any.
    package func render(_ content: Content?) {
        titleLabel.show(content?.title ?? "", TextStyle(.title, .textPrimary), shape: content == nil ? 8 : nil)
        valueLabel.text = content?.value ?? ""
        isCollapsed = content?.isCollapsed ?? false
        chevron.text = (isCollapsed ? glyphs.collapsed : glyphs.expanded).string
        chevron.style = TextStyle(.iconPrimary, content == nil ? .dim : .bold)
        isEnabled = content != nil
    }

    override package var accessibilityValue: String? {
        ReadingText.joined([isCollapsed ? controlWords.collapsed : controlWords.expanded, super.accessibilityValue])
    }

    override package var keyBindings: [KeyBinding] {
        let title = environment.text(isCollapsed ? .keyOpen : .keyClose)
        let arrow = KeyEvent(isCollapsed ? .right : .left)
        return [
            KeyBinding(.activate, title) { [self] in onToggle?() },
            KeyBinding(arrow, title) { [self] in onToggle?() },
        ]
    }
}
