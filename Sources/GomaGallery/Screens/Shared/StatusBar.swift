import GomaUI
import TerminalKit

/// The last line of a screen: what can be done at the left, what was done last in the middle, where one is at the right.
///
/// A click on a key's name, or on what it does, is that key.
package final class StatusBar: View {
    private var keys: [(label: String, title: String)] = []
    private var facts: [String] = []
    private var notes: [String] = []
    private var event = ""
    private var message: String?

    /// Blank columns between the parts, and at either end.
    private static let gap = 3
    private static let margin = 1
    /// The ways back, to help and out are left out last.
    private let lasting: Set<String> = ["Esc", "?", "q"]

    package override init() {
        super.init()
        background = .role(.backgroundSecondary)
    }

    /// - Parameters:
    ///   - keys: names of keys and what they do, most important first; those without room are left out whole, the ways
    ///     back, to help and out last of all.
    ///   - facts: where one is, those that go first for want of room first.
    ///   - notes: what is not as usual, most important first; they stand before the place and outlast it.
    ///   - event: what was done last, where there is room.
    package func show(
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
    package func show(facts: [String]) {
        self.facts = facts.filter { !$0.isEmpty }
        setNeedsDisplay()
    }

    /// A message in place of the keys, until they are shown again.
    package func show(message: String) {
        self.message = message
        setNeedsDisplay()
    }

    package override var accessibilityText: String? {
        [message ?? "", (facts + notes).joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    package override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    package override func draw(in painter: Painter) {
        let room = bounds.width - 2 * Self.margin
        guard room > 0 else { return }
        let place = place(in: room)
        let left = room - (place.isEmpty ? 0 : place.width + Self.gap)
        let end: Int
        if let message {
            let text = DisplayText(message).truncated(to: max(0, left), ellipsis: glyphs.ellipsis)
            painter.draw(text, at: Point(x: Self.margin, y: 0), style: TextStyle(.textPrimary))
            end = text.width
        } else {
            let hints = hints(in: left)
            for hint in hints {
                painter.draw(hint.text, at: Point(x: hint.columns.lowerBound, y: 0), style: TextStyle(.textSecondary))
            }
            end = Self.width(of: hints)
        }
        let start = bounds.width - Self.margin - place.width
        painter.draw(place, at: Point(x: start, y: 0), style: TextStyle(.textPrimary))
        let last = DisplayText(event)
        guard message == nil, !last.isEmpty, end + last.width + 2 * Self.gap <= left + Self.gap else { return }
        painter.draw(
            last, at: Point(x: start - Self.gap - last.width, y: 0), style: TextStyle(.textSecondary))
    }

    // MARK: Place

    /// As much of where one is as there is room for: the facts beside half of the keys, the notes beside a third of
    /// them, and neither in place of the first key and those that last. A message gives up nothing.
    private func place(in room: Int) -> DisplayText {
        let wish = message.map { DisplayText($0).width } ?? Self.width(of: hints(in: room))
        let least = message == nil ? Self.width(of: leastHints(in: room)) : wish
        func fits(_ text: DisplayText, besideShare share: Int) -> Bool {
            text.width + Self.gap + max(least, min(wish, share)) <= room
        }
        for count in stride(from: facts.count, through: 0, by: -1) {
            let text = joined(facts.suffix(count) + notes)
            if fits(text, besideShare: room / 2) { return text }
        }
        for count in stride(from: notes.count, to: 0, by: -1) {
            let text = joined(notes.prefix(count))
            if fits(text, besideShare: room / 3) { return text }
        }
        return .empty
    }

    private func joined(_ parts: some Sequence<String>) -> DisplayText {
        DisplayText(parts.joined(separator: " \(glyphs.separatorDot.string) "))
    }

    // MARK: Hints

    /// A key, what it does, and the columns where that stands.
    private struct Hint {
        let label: String
        let text: DisplayText
        var columns = 0..<0
    }

    /// As many as there is room for, in their order.
    private func hints(in width: Int) -> [Hint] {
        let all = keys.map { Hint(label: $0.label, text: DisplayText("\(glyphs.spelled(keys: $0.label)) \($0.title)")) }
        let ways = all.indices.filter { lasting.contains(all[$0].label) }
        let others = all.indices.filter { !lasting.contains(all[$0].label) }
        let chosen = Self.fitting(others, of: all, after: Self.fitting(ways, of: all, in: width), in: width)
        return Self.placed(chosen.sorted().map { all[$0] })
    }

    /// The most important one, and those that last.
    private func leastHints(in width: Int) -> [Hint] {
        let hints = hints(in: width)
        let first = hints.firstIndex { !lasting.contains($0.label) }
        return hints.indices.filter { $0 == first || lasting.contains(hints[$0].label) }.map { hints[$0] }
    }

    /// Adds one after the other until one has no room.
    private static func fitting(_ wanted: [Int], of all: [Hint], after chosen: [Int] = [], in width: Int) -> [Int] {
        var chosen = chosen
        for index in wanted {
            let next = chosen + [index]
            guard next.reduce(-gap, { $0 + gap + all[$1].text.width }) <= width else { break }
            chosen = next
        }
        return chosen
    }

    private static func placed(_ hints: [Hint]) -> [Hint] {
        var x = margin
        return hints.map { hint in
            var hint = hint
            hint.columns = x..<x + hint.text.width
            x = hint.columns.upperBound + gap
            return hint
        }
    }

    private static func width(of hints: [Hint]) -> Int {
        hints.isEmpty ? 0 : hints.reduce(-gap) { $0 + gap + $1.text.width }
    }

    // MARK: Mouse

    package override func handle(_ mouse: MouseEvent) -> Bool {
        guard message == nil, case .press(.left) = mouse.action else { return false }
        let room = bounds.width - 2 * Self.margin
        let place = place(in: room)
        let shown = hints(in: room - (place.isEmpty ? 0 : place.width + Self.gap))
        guard let hint = shown.first(where: { $0.columns.contains(mouse.location.x) }),
            let key = key(of: hint, at: mouse.location.x - hint.columns.lowerBound)
        else { return false }
        window?.send(.key(key))
        return true
    }

    /// The key whose name is nearest to a column of a hint; `nil` for a hint that names none.
    private func key(of hint: Hint, at column: Int) -> KeyEvent? {
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
