/// A line that counts a component's columns: a tick at every fifth, a number at every tenth, and the last one.
final class RulerView: View {
    private var starts: [Int] = []
    private var count = 0
    private var marks = (left: false, right: false)

    private static let step = 10

    /// - Parameters:
    ///   - starts: places of the first columns, in this view's coordinates.
    ///   - count: columns of each.
    ///   - marks: on which sides there is more than can be seen.
    func show(starts: [Int], count: Int, marks: (left: Bool, right: Bool)) {
        guard self.starts != starts || self.count != count || self.marks != marks else { return }
        (self.starts, self.count, self.marks) = (starts, count, marks)
        accessibilityLabel = galleryWords.columns(count)
        setNeedsDisplay()
    }

    override func draw(in painter: Painter) {
        for start in starts { drawRule(from: start, in: painter) }
        let style = TextStyle(.iconSecondary, .bold)
        if marks.left { painter.draw(glyphs.moreLeft, at: .zero, style: style) }
        if marks.right { painter.draw(glyphs.moreRight, at: Point(x: bounds.width - 1, y: 0), style: style) }
    }

    private func drawRule(from start: Int, in painter: Painter) {
        let line = Rect(x: start, y: 0, width: count, height: 1)
        painter.fill(line, with: glyphs.horizontalRule, style: TextStyle(.separatorLine))
        for column in stride(from: Self.step / 2, through: count, by: Self.step) {
            let tick = Rect(x: start + column - 1, y: 0, width: 1, height: 1)
            painter.fill(tick, with: glyphs.verticalRule, style: TextStyle(.separatorLine))
        }
        let end = DisplayText(String(count))
        for column in stride(from: Self.step, to: max(Self.step, count - end.width), by: Self.step) {
            draw(DisplayText(String(column)), endingAt: start + column, TextStyle(.textSecondary), painter)
        }
        draw(end, endingAt: start + count, TextStyle(.textPrimary), painter)
    }

    private func draw(_ number: DisplayText, endingAt end: Int, _ style: TextStyle, _ painter: Painter) {
        painter.draw(number, at: Point(x: end - number.width, y: 0), style: style)
    }
}
