/// One column of a score: two values under each other, right-aligned, with what sets them apart.
public final class ScoreCellView: ComponentView<any ScoreCellViewModelProtocol, ScoreCellDisplayState>,
    StandardComponent
{
    public typealias Model = ScoreCellViewModel

    /// Columns of a value at least, so that scores line up from card to card.
    private static let digits = 2
    private var state = ScoreCellDisplayState.blank

    override public func render(_ state: ScoreCellDisplayState) {
        guard state != self.state else { return }
        self.state = state
        accessibilityLabel = spoken(state)
        setNeedsLayout()
    }

    private func spoken(_ state: ScoreCellDisplayState) -> String? {
        switch state.content {
        case .values: "\(state.column.home)–\(state.column.away)"
        case .placeholder: environment.text(.loading)
        case .missing: nil
        }
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: valueWidth + 2 * capWidth + ruleWidth, height: 2)
    }

    override public func draw(in painter: Painter) {
        let ruleWidth = bounds.width > ruleWidth ? ruleWidth : 0
        let area = Rect(x: 0, y: 0, width: bounds.width - ruleWidth, height: bounds.height)
        for (y, side) in ScoreSide.allCases.enumerated() { draw(side, in: area, y: y, with: painter) }
        guard ruleWidth > 0 else { return }
        let rule = Rect(x: bounds.maxX - 1, y: 0, width: 1, height: bounds.height)
        painter.fill(rule, with: painter.glyphs.verticalRule, style: TextStyle(.separatorLine))
    }

    private func draw(_ side: ScoreSide, in area: Rect, y: Int, with painter: Painter) {
        let caps = area.width >= 2 * capWidth + 1 ? capWidth : 0
        let room = area.width - 2 * caps
        let value = text(side).truncated(to: room, ellipsis: painter.glyphs.ellipsis)
        let x = caps + value.offset(in: room, alignment: .trailing)
        if caps > 0 { drawCaps(in: area, y: y, with: painter) }
        painter.draw(value, at: Point(x: x, y: y), style: style(side))
    }

    private func drawCaps(in area: Rect, y: Int, with painter: Painter) {
        let glyphs = painter.glyphs
        let ends = [Point(x: 0, y: y), Point(x: area.width - 1, y: y)]
        switch column.style {
        case .simple: return
        case .border:
            for end in ends { painter.draw(glyphs.verticalRule, at: end, style: TextStyle(.separatorLineSecondary)) }
        case .background:
            painter.fill(Rect(x: 1, y: y, width: area.width - 2, height: 1), with: Self.ground)
            for (end, cap) in zip(ends, [glyphs.selectedPillLeft, glyphs.selectedPillRight]) {
                painter.draw(cap, at: end, style: TextStyle(foreground: Self.ground))
            }
        }
    }

    /// Seen on cards as well as on the page. Its ends are drawn in it, so that it looks half a column wider there.
    private static let ground = ColorReference.level(.control)

    private var column: ScoreColumn { state.column }

    private var valueWidth: Int { max(Self.digits, ScoreSide.allCases.map { text($0).width }.max() ?? 0) }

    private var capWidth: Int { column.style == .simple ? 0 : 1 }

    /// A blank and the rule itself.
    private var ruleWidth: Int { column.hasTrailingRule ? 2 : 0 }

    private func text(_ side: ScoreSide) -> DisplayText {
        switch state.content {
        case .values: DisplayText(column[side])
        case .missing: glyphs.noValue
        case .placeholder: glyphs.placeholder + glyphs.placeholder
        }
    }

    private func style(_ side: ScoreSide) -> TextStyle {
        guard state.content == .values else { return TextStyle(.textSecondary, .dim) }
        switch column.emphasis {
        case .both: return TextStyle(.textPrimary, .bold)
        case .none: return TextStyle(.textPrimary)
        case .winnerLoser:
            guard let leader = column.leader else { return TextStyle(.textPrimary) }
            return leader == side ? TextStyle(.textPrimary, .bold) : TextStyle(.textSecondary)
        }
    }
}
