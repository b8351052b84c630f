/// Commands below each other, of which one is chosen, with their keys at the right.
final class CommandListView: View {
    /// A command's title, and the keys that do it too; empty for none.
    typealias Line = (title: String, label: String)

    private let style: AppStyle
    private var lines: [Line] = []
    private(set) var selection = 0
    /// Told the line that is clicked.
    var onPress: ((Int) -> Void)?

    /// Blank columns between what a command does and its keys.
    private static let gap = 4

    init(style: AppStyle) {
        self.style = style
        super.init()
    }

    /// Shows other lines, the first of them chosen.
    func show(_ lines: [Line]) {
        self.lines = lines
        selection = 0
        setNeedsLayout()
    }

    /// Chooses a line that is so many lines further on, as far as there are some.
    func move(by rows: Int) {
        let new = min(max(0, selection + rows), max(0, lines.count - 1))
        guard new != selection else { return }
        selection = new
        reveal(Rect(x: 0, y: selection, width: bounds.width, height: 1))
        setNeedsDisplay()
    }

    override func handle(_ mouse: MouseEvent) -> Bool {
        guard mouse.action == .press(.left), lines.indices.contains(mouse.location.y) else { return false }
        onPress?(mouse.location.y)
        return true
    }

    private func label(of line: Line) -> DisplayText { DisplayText(glyphs.spelled(keys: line.label)) }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let widths = lines.map { DisplayText($0.title).width + Self.gap + label(of: $0).width + 2 }
        return Size(width: min(widths.max() ?? 0, proposal.width), height: lines.count)
    }

    override func draw(in painter: Painter) {
        for (y, line) in lines.enumerated() {
            let isChosen = y == selection
            var look = isChosen ? style.listKey : style.listText
            if isChosen {
                look.attributes.formUnion(.reverse)
                painter.fill(Rect(x: 0, y: y, width: bounds.width, height: 1), with: DisplayText(" "), style: look)
            }
            let label = label(of: line)
            let room = max(0, bounds.width - 2 - (label.isEmpty ? 0 : label.width + 1))
            let title = DisplayText(line.title).truncated(to: room, ellipsis: glyphs.ellipsis)
            painter.draw(title, at: Point(x: 1, y: y), style: look)
            painter.draw(label, at: Point(x: bounds.width - 1 - label.width, y: y), style: look)
        }
    }
}
