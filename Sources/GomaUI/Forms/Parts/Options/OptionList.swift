/// A list of options to choose from, of which only those in view have views. The choice is where the rows say; a cursor
/// of the list's own moves about in them.
package final class OptionList: ListView {
    private let environment: ViewEnvironment
    /// Called with the row that is to be chosen, or whose branch is to be opened or closed.
    package var onChoose: ((Int) -> Void)?
    /// What Left and Right lead to in a tree.
    package var moves: ((_ row: Int) -> [KeyBinding])?
    /// Called when the customer wants to search; `nil` where there is nothing to search in.
    package var onSearch: (() -> Void)?
    /// Whether the cursor shows although the focus is elsewhere, because keys pressed there move it.
    package var showsCursor = false {
        didSet { if showsCursor != oldValue { renderCursor() } }
    }

    /// Rows in view at most; a longer list scrolls, and can be searched.
    package static let mostRows = 12

    package init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        accessibilityIdentifier = "options"
        barStyle = TextStyle(.scroll)
        focusStyle = TextStyle(.highlightPrimary, .bold)
        renderCursor()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let wish = super.sizeThatFits(proposal)
        return Size(width: wish.width, height: min(wish.height, Self.mostRows * rowHeight))
    }

    /// A cursor of a list that nobody moves about in would look like a choice.
    private func renderCursor() {
        let isShown = isFocused || showsCursor
        selectionAttributes = []
        selectionBackground = isShown ? .level(.raised) : nil
        setNeedsDisplay()
    }

    override package func focusChanged() {
        super.focusChanged()
        renderCursor()
    }

    override package func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        guard showsCursor, !isFocused, let row = selectedRow, let place = contentFrame(ofRow: row) else { return }
        painter.draw(
            painter.glyphs.moreRight, at: Point(x: place.minX - 1, y: place.minY),
            style: TextStyle(.iconSecondary, .bold))
    }

    override package var keyBindings: [KeyBinding] {
        var bindings = super.keyBindings
        if let selectedRow, onChoose != nil {
            bindings.append(
                KeyBinding(.keys(KeyBinding.Trigger.activate.keys), environment.text(.keyChoose)) { [self] in
                    onChoose?(selectedRow)
                })
            bindings += moves?(selectedRow) ?? []
        }
        if let onSearch {
            bindings.append(KeyBinding(KeyEvent(.character("/")), environment.text(.keySearch)) { onSearch() })
        }
        return bindings
    }

    /// A click chooses at once.
    override package func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled, case .press(.left) = mouse.action else { return super.handle(mouse) }
        guard let row = row(at: mouse.location), contentFrame(ofRow: row) != nil else { return false }
        selectedRow = row
        guard selectedRow == row else { return false }
        window?.focus(self)
        onChoose?(row)
        return true
    }
}
