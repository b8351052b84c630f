/// The last line of a screen: what can be done at the left, what was done last in the middle, where one is at the right.
package final class StatusBar: View {
    private let bar = KeyHintBar(style: AppStyle.goma.hint, messageStyle: AppStyle.goma.message)
    private var facts: [String] = []
    private var notes: [String] = []
    private var place = ""
    private var event = ""
    /// As much of where one is as is shown; what is not as usual stands out.
    private var words: [Word] = []

    /// A part of where one is.
    private struct Word {
        let text: DisplayText
        let isNote: Bool
    }

    private static let margin = 1
    /// Columns that the keys have before any fact does.
    private static let roomForKeys = 64
    /// The ways back, to help and out are left out last.
    private static let lasting: Set<String> = ["Esc", "?", "q"]

    package override init() {
        super.init()
        background = AppStyle.goma.barGround
        addSubview(bar)
    }

    /// - Parameters:
    ///   - keys: names of keys and what they do, most important first; those without room are left out whole, the ways
    ///     back, to help and out last of all.
    ///   - facts: where one is, those that go first for want of room first.
    ///   - notes: what is not as usual, most important first; they stand before the place and outlast it.
    ///   - place: the last to go of what is as usual, such as the theme.
    ///   - event: what was done last, where there is room.
    package func show(
        keys: [(label: String, title: String)], facts: [String] = [], notes: [String] = [], place: String = "",
        event: String = ""
    ) {
        self.notes = notes.filter { !$0.isEmpty }
        self.place = place
        bar.hints = Self.hints(keys)
        bar.message = nil
        self.event = event
        show(facts: facts)
    }

    /// - Parameter keys: what can be done by now; all else stays as it is, a message too.
    package func update(keys: [(label: String, title: String)]) {
        let hints = Self.hints(keys)
        guard hints != bar.hints else { return }
        bar.hints = hints
        arrange()
    }

    /// - Parameter notes: what is not as usual by now; all else stays as it is, a message too.
    package func update(notes: [String]) {
        let notes = notes.filter { !$0.isEmpty }
        guard notes != self.notes else { return }
        self.notes = notes
        arrange()
    }

    private static func hints(_ keys: [(label: String, title: String)]) -> [KeyHint] {
        keys.map { KeyHint($0.label, $0.title, isLasting: lasting.contains($0.label)) }
    }

    /// - Parameter facts: where one is; all else stays as it is.
    package func show(facts: [String]) {
        self.facts = facts.filter { !$0.isEmpty }
        arrange()
    }

    /// A message in place of the keys, until they are shown again.
    package func show(message: String) {
        bar.message = message
        arrange()
    }

    /// Shows the keys again.
    /// - Returns: the message that stood in their place; `nil` where none did.
    package func takeMessage() -> String? {
        guard let message = bar.message else { return nil }
        bar.message = nil
        arrange()
        return message
    }

    package override var accessibilityText: String? {
        let words = (facts + notes + [place]).filter { !$0.isEmpty }.joined(separator: ", ")
        return words.isEmpty ? nil : words
    }

    package override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    package override func layoutSubviews() { arrange() }

    /// Gives the keys the room that the place leaves them.
    private func arrange() {
        let room = max(0, bounds.width - 2 * Self.margin)
        words = words(in: room)
        let left = room - (words.isEmpty ? 0 : width(of: words) + KeyHintBar.gap)
        bar.frame = Rect(x: Self.margin, y: 0, width: left, height: min(1, bounds.height))
        setNeedsDisplay()
    }

    package override func draw(in painter: Painter) {
        let start = bounds.width - Self.margin - width(of: words)
        var x = start
        for (index, word) in words.enumerated() {
            if index > 0 {
                painter.draw(separator, at: Point(x: x, y: 0), style: AppStyle.goma.hint)
                x += separator.width
            }
            let style = word.isNote ? AppStyle.goma.message : AppStyle.goma.hint
            painter.draw(word.text, at: Point(x: x, y: 0), style: style)
            x += word.text.width
        }
        let last = DisplayText(event)
        guard bar.message == nil, !last.isEmpty else { return }
        let end = bar.frame.minX + bar.widths(in: bar.frame.width).whole
        let eventStart = start - KeyHintBar.gap - last.width
        guard end + KeyHintBar.gap <= eventStart else { return }
        painter.draw(last, at: Point(x: eventStart, y: 0), style: AppStyle.goma.hint)
    }

    // MARK: Place

    /// As much of where one is as there is room for: the facts beside the keys that matter or half of all, notes and place
    /// beside a third of them, and neither in place of the first key and those that last. A message gives up nothing.
    private func words(in room: Int) -> [Word] {
        let (wish, least) = bar.widths(in: room)
        func fits(_ words: [Word], besideShare share: Int) -> Bool {
            width(of: words) + KeyHintBar.gap + max(least, min(wish, share)) <= room
        }
        let lasting = notes.map { Word(text: DisplayText($0), isNote: true) } + self.words(place.isEmpty ? [] : [place])
        for count in stride(from: facts.count, through: 0, by: -1) {
            let words = self.words(facts.suffix(count)) + lasting
            if fits(words, besideShare: max(room / 2, Self.roomForKeys)) { return words }
        }
        for count in stride(from: lasting.count, to: 0, by: -1) {
            let words = Array(lasting.prefix(count))
            if fits(words, besideShare: room / 3) { return words }
        }
        return []
    }

    private func words(_ texts: some Sequence<String>) -> [Word] {
        texts.map { Word(text: DisplayText($0), isNote: false) }
    }

    private var separator: DisplayText { DisplayText(" \(glyphs.separatorDot.string) ") }

    private func width(of words: [Word]) -> Int {
        words.reduce(0) { $0 + $1.text.width } + max(0, words.count - 1) * separator.width
    }
}
