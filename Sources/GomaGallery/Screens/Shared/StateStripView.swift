import GomaUI
import TerminalKit

/// The names of a component's states on one line, the current one marked and always in view.
final class StateStripView: View {
    private var names: [DisplayText] = []
    private var current = 0

    private static let gap = 2

    /// - Parameter note: stands behind the current name, such as "edited"; may be empty.
    func show(_ states: [ComponentDescriptor.State], current: Int, note: String = "") {
        names = states.map { DisplayText($0.name) }
        if !note.isEmpty { names[current] = DisplayText("\(states[current].name) \(glyphs.separatorDot) \(note)") }
        self.current = current
        let end = note.isEmpty ? "" : ", \(note)"
        accessibilityLabel = "state \(current + 1) of \(states.count): \(states[current].name)\(end)"
        setNeedsDisplay()
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    /// One column on each side is kept for the marks that say there is more.
    override func draw(in painter: Painter) {
        let room = bounds.width - 2
        guard room > 0, names.indices.contains(current) else { return }
        var starts: [Int] = []
        let total = names.reduce(0) { x, name in
            starts.append(x)
            return x + name.width + Self.gap
        }
        let end = starts[current] + names[current].width + Self.gap
        let centered = max(0, min(max(0, total - room), end - room / 2 - names[current].width / 2))
        let offset = starts[...current].first { $0 >= centered } ?? starts[current]
        let inside = painter.moved(to: Rect(x: 1, y: 0, width: room, height: 1))
        for (index, name) in names.enumerated() {
            let text = DisplayText(" \(name.string) ")
            let style =
                index == current
                ? TextStyle(.textPrimary, on: .backgroundTertiary, [.bold, .underline]) : TextStyle(.textSecondary)
            inside.draw(text, at: Point(x: starts[index] - offset, y: 0), style: style)
        }
        let mark = TextStyle(.iconSecondary, .bold)
        if offset > 0 { painter.draw(glyphs.moreLeft, at: .zero, style: mark) }
        if total - offset > room { painter.draw(glyphs.moreRight, at: Point(x: bounds.width - 1, y: 0), style: mark) }
    }
}
