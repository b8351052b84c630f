import TerminalKit

/// One set of tabs as it is drawn, wherever a switch has moved it.
struct TabSetPicture {
    let set: TabSetDisplayState
    let arrangement: TabArrangement
    let ground: TabBarGround

    /// Draws the set with its left top at (0, 0) of `painter`.
    func draw(in painter: Painter) {
        let tabs = Array(zip(set.items, arrangement.columns(of: set.items.count)))
        drawRule(besides: tabs.filter(\.0.isActive).map(\.1), in: painter)
        for (item, columns) in tabs where !columns.isEmpty {
            if item.isActive { drawFrame(in: columns, of: painter) }
            draw(item, in: columns, of: painter)
        }
    }

    /// A line under all tabs, open below the active one.
    private func drawRule(besides open: [Range<Int>], in painter: Painter) {
        let rule = DisplayText(String(ruleScalar(painter.glyphs)))
        var x = 0
        for gap in open + [arrangement.width..<arrangement.width] {
            let line = Rect(x: x, y: arrangement.height - 1, width: gap.lowerBound - x, height: 1)
            painter.fill(line, with: rule, style: TextStyle(.separatorLine))
            x = gap.upperBound
        }
    }

    private func ruleScalar(_ glyphs: Glyphs) -> Unicode.Scalar {
        switch ground {
        case .solid: glyphs.heavy.horizontal
        case .blur: glyphs.broken.horizontal
        case .transparent: glyphs.light.horizontal
        }
    }

    /// The ground and the sides of the active tab, bent into the rule on both sides.
    private func drawFrame(in columns: Range<Int>, of painter: Painter) {
        let tint = ColorReference.blend(.highlightPrimary, share: 0.08, on: .backgroundPrimary)
        let (left, right) = (columns.lowerBound, columns.upperBound - 1)
        let row = arrangement.height - 1
        painter.fill(Rect(x: left, y: 0, width: columns.count, height: row), with: tint)
        guard columns.count >= 4 else { return }
        let heavy = painter.glyphs.heavy
        let style = TextStyle(.highlightPrimary)
        for x in [left, right] {
            let side = Rect(x: x, y: 0, width: 1, height: row)
            painter.fill(side, with: DisplayText(String(heavy.vertical)), style: style)
        }
        painter.draw(DisplayText(String(heavy.bottomRight)), at: Point(x: left, y: row), style: style)
        painter.draw(DisplayText(String(heavy.bottomLeft)), at: Point(x: right, y: row), style: style)
    }

    private func draw(_ item: TabItemDisplayState, in columns: Range<Int>, of painter: Painter) {
        let sides = columns.count < 4 ? 0 : item.isActive ? 2 : 1
        let room = columns.count - sides
        let style = TextStyle(item.isActive ? .highlightPrimary : .iconSecondary, item.isActive ? .bold : [])
        let icon = item.icon.map { DisplayText($0.text(in: painter.glyphs)) } ?? .empty
        let row = arrangement.height - 2
        func draw(_ text: DisplayText, row: Int) {
            let text = text.truncated(to: room, ellipsis: painter.glyphs.ellipsis)
            let x = columns.lowerBound + text.offset(in: columns.count, alignment: .center)
            painter.draw(text, at: Point(x: x, y: row), style: style)
        }
        let caption = DisplayText(item.title)
        switch arrangement.icons {
        case .none: draw(caption, row: row)
        case .before: draw(icon.isEmpty ? caption : icon + " " + caption, row: row)
        case .above:
            draw(icon, row: row - 1)
            draw(caption, row: row)
        }
    }
}
