/// A line to type in what is searched for. The first column is the focus mark's.
package final class SearchLine: View {
    private lazy var iconLabel = Label(foreground: .iconSecondary).droppable().unspoken()
    package let field: TextField
    private lazy var line = StackView([iconLabel, field], spacing: Spacing.xs)
    private lazy var ground = line.embedded(insetBy: Insets(horizontal: Spacing.xs))
    /// Called with the text after each edit.
    package var onChange: ((String) -> Void)?
    /// Called when the focus came, or went.
    package var onFocusChange: (() -> Void)?

    package init(placeholder: String) {
        field = TextField(placeholder: placeholder).growing().narrowing(to: 4)
        super.init()
        embed(ground, insetBy: Insets(horizontal: Spacing.xs))
        ground.background = .role(.inputBackground)
        field.accessibilityIdentifier = "search"
        field.showsFocusMark = false
        field.maximumLength = SearchLength.most
        field.style = TextStyle(.textPrimary)
        field.placeholderStyle = TextStyle(.textSecondary)
        field.accessibilityLabel = placeholder
        field.onChange = { [weak self] in self?.onChange?($0) }
        field.onFocusChange = { [weak self] _ in self?.focusMoved() }
    }

    package func render(_ text: String) {
        iconLabel.text = Pictogram.search.text(in: glyphs)
        field.text = text
    }

    private func focusMoved() {
        setNeedsDisplay()
        onFocusChange?()
    }

    override package func drawOverlay(in painter: Painter) {
        guard field.isFocused else { return }
        painter.draw(painter.glyphs.focusMark, at: .zero, style: TextStyle(.highlightPrimary, .bold))
    }
}
