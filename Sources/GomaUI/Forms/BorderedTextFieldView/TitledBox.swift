/// A block, or a border while it has the focus, with a title in its first row, or the title inside while nothing else is
/// there.
final class TitledBox: View {
    /// The look of the title and of the border.
    struct Look: Equatable {
        var title = DisplayText.empty
        /// Stands behind the title and stays when the title is cut.
        var mark = DisplayText.empty
        var titleStyle = TextStyle.plain
        var markStyle = TextStyle.plain
        /// How much of the title shows in the gap, 0…1; `nil` for a title that stands inside.
        var floated: Double?
        /// Whether what is inside has the focus.
        var isLit = false
    }

    /// Where the text will stand, in this view's coordinates.
    var textFrame: () -> Rect = { .zero }
    var look = Look() {
        didSet { if look != oldValue { setNeedsDisplay() } }
    }

    override func effectiveBorder(_ border: BorderStyle) -> BorderStyle { look.isLit ? .heavy : border }

    override func drawOverlay(in painter: Painter) {
        guard let floated = look.floated else {
            let area = textFrame()
            draw(title(in: area.width, of: painter), at: area.origin, in: painter)
            return
        }
        guard bounds.width > 4 else { return }
        let title = title(in: bounds.width - 4, of: painter)
        let shown = title.truncated(to: Int((Double(title.width) * floated).rounded(.up)), ellipsis: .empty)
        // The edge of a block is half a row; the title stands on the block's own ground in it, like a tab.
        let ground = bounds.height > 2 ? painter.background(at: Point(x: 1, y: 1)) : nil
        let gap = TextStyle(foreground: look.titleStyle.foreground, background: ground)
        painter.draw(" ", at: Point(x: 1, y: 0), style: gap)
        let end = draw(shown, at: Point(x: 2, y: 0), on: ground, in: painter)
        painter.draw(" ", at: Point(x: end, y: 0), style: gap)
    }

    /// As much of the title as there is room for beside its mark; the mark goes before the last letters do.
    private func title(in columns: Int, of painter: Painter) -> DisplayText {
        let ellipsis = painter.glyphs.ellipsis
        let mark = columns > look.mark.width + ellipsis.width ? look.mark : .empty
        let title = look.title.truncated(to: columns - mark.width, ellipsis: ellipsis)
        return title + mark
    }

    /// The title, its mark in a style of its own; returns the column behind them.
    @discardableResult
    private func draw(
        _ text: DisplayText, at point: Point, on ground: ColorReference? = nil, in painter: Painter
    ) -> Int {
        var style = look.titleStyle
        style.background = ground
        painter.draw(text, at: point, style: style)
        let end = point.x + text.width
        if !look.mark.isEmpty, text.elements.suffix(look.mark.elements.count) == look.mark.elements[...] {
            style = look.markStyle
            style.background = ground
            painter.draw(look.mark, at: Point(x: end - look.mark.width, y: point.y), style: style)
        }
        return end
    }
}
