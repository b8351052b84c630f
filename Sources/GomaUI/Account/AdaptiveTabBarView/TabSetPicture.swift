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

    /// A line under all tabs but the active one, which has its own.
    private func drawRule(besides open: [Range<Int>], in painter: Painter) {
        guard let scalar = ruleScalar(painter.glyphs) else { return }
        let rule = DisplayText(String(scalar))
        var x = 0
        for gap in open + [arrangement.width..<arrangement.width] {
            let line = Rect(x: x, y: arrangement.height - 1, width: gap.lowerBound - x, height: 1)
            painter.fill(line, with: rule, style: TextStyle(.separatorLine))
            x = gap.upperBound
        }
    }

    /// What is seen through has no line either.
    private func ruleScalar(_ glyphs: Glyphs) -> Unicode.Scalar? {
        switch ground {
        case .solid: glyphs.light.horizontal
        case .blur: glyphs.broken.horizontal
        case .transparent: nil
        }
    }

    /// The tint of the active tab, and the heavy line under it.
    private func drawFrame(in columns: Range<Int>, of painter: Painter) {
        let tint = ColorReference.blend(.highlightPrimary, share: 0.08, on: .backgroundPrimary)
        let row = arrangement.height - 1
        painter.fill(Rect(x: columns.lowerBound, y: 0, width: columns.count, height: row), with: tint)
        let line = Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1)
        let rule = DisplayText(String(painter.glyphs.heavy.horizontal))
        painter.fill(line, with: rule, style: TextStyle(.highlightPrimary, .bold))
    }

    private func draw(_ item: TabItemDisplayState, in columns: Range<Int>, of painter: Painter) {
        // A caption that is cut anyway stands clear of its neighbours on both sides.
        let isCut = DisplayText(item.title).width >= columns.count
        let sides = columns.count < 4 ? 0 : isCut ? 2 : 1
        let room = columns.count - sides
        let style = TextStyle(item.isActive ? .highlightPrimary : .iconSecondary, item.isActive ? .bold : [])
        let icon = item.icon.map { DisplayText($0.text(in: painter.glyphs)) } ?? .empty
        let row = arrangement.height - 2
        func draw(_ text: DisplayText, row: Int) {
            let text = text.truncated(to: room, ellipsis: painter.glyphs.ellipsis)
            // The first column is the focus mark's.
            let x = columns.lowerBound + max(min(1, sides), text.offset(in: columns.count, alignment: .center))
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
