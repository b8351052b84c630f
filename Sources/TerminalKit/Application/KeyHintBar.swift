/// One row that names keys and what they do, or says something in their place.
///
/// Hints without room are left out whole, the least important first. A click on a key's name, or on what it does, is that
/// key.
package final class KeyHintBar: View {
    /// Keys and what they do, most important first. Those that last are left out after all others.
    package var hints: [KeyHint] = [] {
        didSet { if hints != oldValue { setNeedsDisplay() } }
    }
    /// What stands in place of the hints; `nil` for nothing.
    package var message: String? {
        didSet { if message != oldValue { setNeedsDisplay() } }
    }
    /// Look of the hints.
    package var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// Look of the message.
    package var messageStyle: TextStyle {
        didSet { if messageStyle != oldValue { setNeedsDisplay() } }
    }

    /// Blank columns between two hints.
    package static let gap = 3

    package init(style: TextStyle = .plain, messageStyle: TextStyle = .plain) {
        self.style = style
        self.messageStyle = messageStyle
        super.init()
    }

    override package var accessibilityText: String? { accessibilityLabel ?? message }

    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    override package func draw(in painter: Painter) {
        if let message {
            let text = DisplayText(message).truncated(to: bounds.width, ellipsis: painter.glyphs.ellipsis)
            return painter.draw(text, at: .zero, style: messageStyle)
        }
        for hint in shownHints(in: bounds.width) {
            painter.draw(hint.text, at: Point(x: hint.columns.lowerBound, y: 0), style: style)
        }
    }

    // MARK: Room

    /// Columns that are taken where there are `columns`, and those of the most important hint and of those that last; a
    /// message is never cut.
    package func widths(in columns: Int) -> (whole: Int, least: Int) {
        if let message {
            let width = min(DisplayText(message).width, max(0, columns))
            return (width, width)
        }
        let shown = shownHints(in: columns)
        let first = shown.firstIndex { !$0.hint.isLasting }
        let least = shown.indices.filter { $0 == first || shown[$0].hint.isLasting }
        return (Self.width(of: shown), Self.width(of: least.map { shown[$0] }))
    }

    /// A hint as it is drawn, and the columns where that stands.
    private struct ShownHint {
        let hint: KeyHint
        let text: DisplayText
        var hasRoom = false
        var columns = 0..<0
    }

    /// As many as there is room for, in their order: of those that last first, and then of the others.
    private func shownHints(in width: Int) -> [ShownHint] {
        var shown = hints.map {
            ShownHint(hint: $0, text: DisplayText("\(glyphs.spelled(keys: $0.label)) \($0.title)"))
        }
        var free = width + Self.gap
        for isLasting in [true, false] {
            for index in shown.indices where shown[index].hint.isLasting == isLasting {
                let needed = shown[index].text.width + Self.gap
                guard needed <= free else { break }
                free -= needed
                shown[index].hasRoom = true
            }
        }
        shown.removeAll { !$0.hasRoom }
        var x = 0
        for index in shown.indices {
            shown[index].columns = x..<x + shown[index].text.width
            x = shown[index].columns.upperBound + Self.gap
        }
        return shown
    }

    private static func width(of hints: [ShownHint]) -> Int {
        hints.isEmpty ? 0 : hints.reduce(-gap) { $0 + gap + $1.text.width }
    }

    // MARK: Mouse

    override package func handle(_ mouse: MouseEvent) -> Bool {
        guard message == nil, case .press(.left) = mouse.action else { return false }
        let shown = shownHints(in: bounds.width)
        guard let hint = shown.first(where: { $0.columns.contains(mouse.location.x) }),
            let key = key(of: hint.hint, at: mouse.location.x - hint.columns.lowerBound)
        else { return false }
        window?.send(.key(key))
        return true
    }

    /// The key whose name is nearest to a column of a hint; `nil` for a hint that names none.
    private func key(of hint: KeyHint, at column: Int) -> KeyEvent? {
        var x = 0
        var best: (key: KeyEvent, distance: Int)?
        for name in hint.label.split(separator: " ") {
            let width = DisplayText(glyphs.spelled(keys: String(name))).width
            let distance = max(x - column, column - (x + width - 1), 0)
            x += width + 1
            let bare = name.count > 1 && name.hasSuffix(",") ? name.dropLast() : name
            guard let key = KeyEvent(named: String(bare)), distance < best?.distance ?? .max else { continue }
            best = (key, distance)
        }
        return best?.key
    }
}
