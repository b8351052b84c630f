/// The notifications that are in view, and the cursor among them.
final class NotificationScroll: ListView {
    /// What can be done with the row under the cursor, besides moving on.
    var rowBindings: ((Int) -> [KeyBinding])?
    /// Called with a row that was clicked, and on what of it.
    var onClick: ((_ row: Int, _ part: NotificationRowView.Part) -> Void)?

    /// The day of a row; `nil` where it has none.
    var dayName: ((Int) -> String?)?

    override init() {
        super.init()
        accessibilityIdentifier = "notifications"
        rowHeight = NotificationRowView.rows
        showsFocusMark = false
        selectionAttributes = []
        barStyle = TextStyle(.scroll)
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    /// Four notifications are in view at most; a longer inbox scrolls.
    override func sizeThatFits(_ proposal: Size) -> Size {
        let wish = super.sizeThatFits(proposal)
        return Size(width: wish.width, height: min(wish.height, 4 * rowHeight))
    }

    /// The mark stands beside the card, not beside the day above it. The row on top tells its day even where another
    /// began that day.
    override func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        drawDay(in: painter)
        guard isFocused, let row = selectedRow else { return }
        let top = (row - firstVisibleRow) * rowHeight
        for y in (top + NotificationRowView.titleRow)..<(top + rowHeight - 1) where (0..<bounds.height).contains(y) {
            painter.draw(painter.glyphs.focusMark, at: Point(x: 0, y: y), style: focusStyle)
        }
    }

    private func drawDay(in painter: Painter) {
        guard firstVisibleRow > 0, let day = dayName?(firstVisibleRow), day == dayName?(firstVisibleRow - 1) else {
            return
        }
        let place = NotificationRowView.indent
        painter.fill(Rect(x: 0, y: 0, width: bounds.width - 1, height: 1), with: groundBelow)
        let text = DisplayText(day).truncated(to: bounds.width - place - 1, ellipsis: painter.glyphs.ellipsis)
        painter.draw(text, at: Point(x: place, y: 0), style: TextStyle(.title, .textSecondary))
    }

    override var keyBindings: [KeyBinding] {
        super.keyBindings + (selectedRow.flatMap { rowBindings?($0) } ?? [])
    }

    /// A click does at once what is there.
    override func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled, case .press(.left) = mouse.action else { return super.handle(mouse) }
        let y = mouse.location.y % rowHeight
        guard let row = row(at: mouse.location), y >= NotificationRowView.cardRow else { return false }
        selectedRow = row
        window?.focus(self)
        onClick?(
            row,
            NotificationRowView.part(
                at: Point(x: mouse.location.x, y: y),
                width: (contentFrame(ofRow: firstVisibleRow) ?? bounds).maxX))
        return true
    }
}
