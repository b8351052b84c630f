/// The place of the page in view among several, a dot for each, or two numbers where there are more pages than room.
package final class PageDotsView: Control {
    private let environment: ViewEnvironment
    private var page = 0
    private var count = 0
    /// Called with the page that the customer wants.
    package var onChoose: ((Int) -> Void)?

    package init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    package func render(page: Int, of count: Int) {
        guard (page, count) != (self.page, self.count) else { return }
        (self.page, self.count) = (page, count)
        setNeedsDisplay()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    override package func draw(in painter: Painter) {
        let glyphs = painter.glyphs
        let dots = (0..<count).map { $0 == page ? glyphs.radioOn : glyphs.radioOff }
        let room = bounds.width - 2 * Spacing.xs
        let width = dots.reduce(count - 1) { $0 + $1.width }
        guard width <= room else {
            let text = DisplayText("\(page + 1)/\(count)").truncated(to: bounds.width, ellipsis: glyphs.ellipsis)
            let x = text.offset(in: bounds.width, alignment: .center)
            return painter.draw(text, at: Point(x: x, y: 0), style: Self.style(isCurrent: true))
        }
        var x = (bounds.width - width) / 2
        for (index, dot) in dots.enumerated() {
            painter.draw(dot, at: Point(x: x, y: 0), style: Self.style(isCurrent: index == page))
            x += dot.width + 1
        }
    }

    /// Enter goes round; the arrows stop at the ends.
    override package var keyBindings: [KeyBinding] {
        guard count > 1 else { return [] }
        var bindings: [KeyBinding] = []
        func bind(_ trigger: KeyBinding.Trigger, _ title: String, to page: Int) {
            bindings.append(KeyBinding(trigger, title) { [self] in onChoose?(page) })
        }
        bind(.activate, environment.text(.keyNextPage), to: (page + 1) % count)
        if page > 0 { bind(.keys([KeyEvent(.left)]), environment.text(.keyPageBefore), to: page - 1) }
        if page < count - 1 { bind(.keys([KeyEvent(.right)]), environment.text(.keyPageAfter), to: page + 1) }
        return bindings
    }

    private static func style(isCurrent: Bool) -> TextStyle {
        isCurrent ? TextStyle(.highlightPrimary, .bold) : TextStyle(.textSecondary)
    }
}
