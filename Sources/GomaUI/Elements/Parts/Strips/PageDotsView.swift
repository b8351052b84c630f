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
        guard let columns = columns(in: glyphs) else {
            let text = DisplayText("\(page + 1)/\(count)").truncated(to: bounds.width, ellipsis: glyphs.ellipsis)
            let x = text.offset(in: bounds.width, alignment: .center)
            return painter.draw(text, at: Point(x: x, y: 0), style: Self.style(isCurrent: true))
        }
        for (index, x) in columns.dropLast().enumerated() {
            painter.draw(
                dot(of: index, in: glyphs), at: Point(x: x, y: 0), style: Self.style(isCurrent: index == page))
        }
    }

    /// The column in which each dot begins, and the one behind all; `nil` where there is no room for them.
    private func columns(in glyphs: Glyphs) -> [Int]? {
        let steps = (0..<count).map { dot(of: $0, in: glyphs).width + 1 }
        let width = steps.reduce(-1, +)
        guard width <= bounds.width - 2 * Spacing.xs else { return nil }
        return steps.reduce(into: [(bounds.width - width) / 2]) { $0.append($0[$0.count - 1] + $1) }
    }

    private func dot(of page: Int, in glyphs: Glyphs) -> DisplayText {
        page == self.page ? glyphs.radioOn : glyphs.radioOff
    }

    /// A click on a dot leads to its page; beside all of them it does what Enter does.
    override package func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled, count > 1, mouse.action == .press(.left),
            let page = columns(in: glyphs).flatMap({ $0.lastIndex { $0 <= mouse.location.x } }), page < count
        else { return super.handle(mouse) }
        window?.focus(self)
        if page != self.page { onChoose?(page) }
        return true
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
