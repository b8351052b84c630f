import GomaUI
import TerminalKit

/// The last line of a screen: what can be done at the left, what was done last in the middle, where one is at the right.
final class StatusBar: View {
    private var keys: [(label: String, title: String)] = []
    private var facts: [String] = []
    private var event = ""
    private var message: String?

    /// Blank columns between the parts, and at either end.
    private static let gap = 3
    private static let margin = 1

    override init() {
        super.init()
        background = .role(.backgroundSecondary)
    }

    /// - Parameters:
    ///   - keys: names of keys and what they do, most important first; those without room are left out whole.
    ///   - facts: where one is, most important last; those without room beside the keys are left out, except the last.
    ///   - event: what was done last, where there is room.
    func show(keys: [(label: String, title: String)], facts: [String], event: String = "") {
        self.keys = keys
        self.facts = facts.filter { !$0.isEmpty }
        self.event = event
        message = nil
        setNeedsDisplay()
    }

    func show(keys: [(label: String, title: String)], place text: String) { show(keys: keys, facts: [text]) }

    /// A message in place of the keys, until they are shown again.
    func show(message: String) {
        self.message = message
        setNeedsDisplay()
    }

    override var accessibilityText: String? {
        [message ?? "", facts.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    override func draw(in painter: Painter) {
        let room = bounds.width - 2 * Self.margin
        guard room > 0 else { return }
        let wish = message.map { DisplayText($0) } ?? hints(in: room)
        let place = place(beside: wish.width, in: room)
        let left = room - (place.isEmpty ? 0 : place.width + Self.gap)
        let text = message == nil ? hints(in: left) : wish.truncated(to: max(0, left), ellipsis: glyphs.ellipsis)
        painter.draw(
            text, at: Point(x: Self.margin, y: 0), style: TextStyle(message == nil ? .textSecondary : .textPrimary))
        let start = bounds.width - Self.margin - place.width
        painter.draw(place, at: Point(x: start, y: 0), style: TextStyle(.textPrimary))
        let last = DisplayText(event)
        guard message == nil, !last.isEmpty, text.width + last.width + 2 * Self.gap <= left + Self.gap else { return }
        painter.draw(
            last, at: Point(x: start - Self.gap - last.width, y: 0), style: TextStyle(.textSecondary))
    }

    /// As many facts as there is room for beside `columns` of something else, which gives up what it has over half; the
    /// last one wherever it leaves a few.
    private func place(beside columns: Int, in room: Int) -> DisplayText {
        let columns = min(columns, room / 2)
        for count in stride(from: facts.count, to: 0, by: -1) {
            let text = DisplayText(facts.suffix(count).joined(separator: " \(glyphs.separatorDot) "))
            if text.width + Self.gap + columns <= room { return text }
        }
        let last = DisplayText(facts.last ?? "")
        return last.width + Self.gap + 12 <= room ? last : .empty
    }

    private func hints(in width: Int) -> DisplayText {
        var text = DisplayText.empty
        for key in keys {
            let hint = DisplayText("\(key.label) \(key.title)")
            let next = text.isEmpty ? hint : text + "   " + hint
            guard next.width <= width else { break }
            text = next
        }
        return text
    }
}
