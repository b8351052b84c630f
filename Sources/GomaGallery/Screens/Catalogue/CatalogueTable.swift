/// The rows of the table. The selected one is the one place with an accent, and only while the keys go to the table.
final class CatalogueTable: ListView {
    /// Called after the focus came or went.
    var onFocusChange: (() -> Void)?

    /// Columns for what a row says: a scroll bar and the space before it are kept free whether there is one or not.
    var columnsWidth: Int { max(0, bounds.width - 3) }

    override init() {
        super.init()
        barStyle = TextStyle(.scroll)
        focusStyle = TextStyle(.highlightPrimaryContrast, on: .highlightPrimary, .bold)
        stateChanged()
    }

    override func stateChanged() {
        super.stateChanged()
        selectionForeground = .role(isFocused ? .highlightPrimaryContrast : .textPrimary)
        selectionBackground = .role(isFocused ? .highlightPrimary : .backgroundTertiary)
        selectionAttributes = .bold
    }

    /// While the keys go elsewhere, a mark says which row is selected: letters that answer to a filter have the underline.
    override func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        guard !isFocused, let selectedRow else { return }
        let place = Point(x: 0, y: selectedRow - firstVisibleRow)
        guard bounds.contains(place) else { return }
        painter.draw(
            painter.glyphs.collapsed, at: place,
            style: TextStyle(foreground: .role(.textPrimary), background: selectionBackground, attributes: .bold))
    }

    override func focusChanged() {
        super.focusChanged()
        onFocusChange?()
    }
}
