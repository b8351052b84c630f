import GomaUI
import TerminalKit

/// The last line of a screen: what can be done at the left, what was done last in the middle, where one is at the right.
final class StatusBar: View {
    private var keys: [(label: String, title: String)] = []
    private var facts: [String] = []
    private var notes: [String] = []
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
    ///   - facts: where one is, those that go first for want of room first.
    ///   - notes: what is not as usual, most important first; they stand before the place and outlast it.
    ///   - event: what was done last, where there is room.
    func show(
        keys: [(label: String, title: String)], facts: [String] = [], notes: [String] = [], place: String = "",
        event: String = ""
    ) {
        self.notes = (notes + [place]).filter { !$0.isEmpty }
        self.keys = keys
        self.event = event
        message = nil
        show(facts: facts)
    }

    /// - Parameter facts: where one is; all else stays as it is.
    func show(facts: [String]) {
        self.facts = facts.filter { !$0.isEmpty }
        setNeedsDisplay()
    }

    /// A message in place of the keys, until they are shown again.
    func show(message: String) {
        self.message = message
        setNeedsDisplay()
    }

    override var accessibilityText: String? {
        [message ?? "", (facts + notes).joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ", ")
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

    /// As much of where one is as there is room for: the facts beside at least half of the keys, the notes beside a
    /// third of them. A message gives up nothing.
    private func place(beside columns: Int, in room: Int) -> DisplayText {
        let isMessage = message != nil
        for count in stride(from: facts.count, through: 0, by: -1) {
            let text = joined(facts.suffix(count) + notes)
            if text.width + Self.gap + (isMessage ? columns : min(columns, room / 2)) <= room { return text }
        }
        for count in stride(from: notes.count, to: 0, by: -1) {
            let text = joined(notes.prefix(count))
            if text.width + Self.gap + (isMessage ? columns : min(columns, room / 3)) <= room { return text }
        }
        return .empty
    }

    private func joined(_ parts: some Sequence<String>) -> DisplayText {
        DisplayText(parts.joined(separator: " \(glyphs.separatorDot.string) "))
    }

    private func hints(in width: Int) -> DisplayText {
        var text = DisplayText.empty
        for key in keys {
            let hint = DisplayText("\(glyphs.spelled(keys: key.label)) \(key.title)")
            let next = text.isEmpty ? hint : text + "   " + hint
            guard next.width <= width else { break }
            text = next
        }
        return text
    }
}
