/// A link in a text: the control that stands where it begins. The column before it is its focus mark's where that is blank;
/// elsewhere the focus shows in the link's own cells.
package final class InlineLink: PressControl {
    /// What of it stands on its first line.
    private var beginning = DisplayText.empty
    private var style = TextStyle.plain
    /// Called when later lines of it have to be drawn anew.
    package var onLookChange: (() -> Void)?

    package func render(_ run: TextRun) {
        accessibilityLabel = run.text
        style = run.style
    }

    /// The cells of its first line, and of its mark.
    package func begin(with piece: TextRunLayout.Piece, at frame: Rect) {
        beginning = piece.text
        showsFocusMark = piece.followsBlank && frame.minX > 0
        let mark = showsFocusMark ? 1 : 0
        self.frame = Rect(x: frame.minX - mark, y: frame.minY, width: frame.width + mark, height: 1)
        setNeedsDisplay()
    }

    /// How all of it looks now.
    package var look: TextStyle {
        guard isFocused else { return style }
        let attributes = style.attributes.union(focusStyle.attributes)
        return TextStyle(
            foreground: focusStyle.foreground, attributes: showsFocusMark ? attributes : attributes.union(.reverse))
    }

    override package func draw(in painter: Painter) {
        painter.draw(beginning, at: Point(x: showsFocusMark ? 1 : 0, y: 0), style: look)
    }

    override package func stateChanged() {
        super.stateChanged()
        onLookChange?()
    }
}
