/// The names of a component's states on one line, the current one marked and always in view.
final class StateStripView: View {
    /// The names with a blank on either side.
    private var names: [DisplayText] = []
    private var current = 0
    /// The name of the current state, and what it has become.
    private var spoken = (name: "", isEdited: false, note: "")
    /// Told the state whose name was clicked.
    var onSelect: ((Int) -> Void)?

    /// The blanks around a name.
    private static let gap = 2

    /// - Parameters:
    ///   - edited: places of the states that have been edited, which get a mark.
    ///   - note: stands behind the current name in place of a mark, such as "edited"; may be empty.
    func show(_ states: [ComponentDescriptor.State], current: Int, edited: Set<Int>, note: String) {
        names = states.enumerated().map { index, state in
            DisplayText(edited.contains(index) ? " \(state.name) \(glyphs.edited) " : " \(state.name) ")
        }
        let name = states[current].name
        if !note.isEmpty { names[current] = DisplayText(" \(name) \(glyphs.separatorDot) \(note) ") }
        self.current = current
        spoken = (name, edited.contains(current), note)
        setNeedsDisplay()
    }

    /// Put together when somebody listens.
    override var accessibilityText: String? {
        guard names.indices.contains(current) else { return nil }
        let place = galleryWords.text(
            .galleryStateSpoken,
            ["place": String(current + 1), "count": String(names.count), "state": spoken.name])
        let words = spoken.note.isEmpty && spoken.isEdited ? galleryWords.text(.galleryEdited) : spoken.note
        return words.isEmpty ? place : "\(place), \(words)"
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    /// One column on each side is kept for the marks that say there is more.
    override func draw(in painter: Painter) {
        guard let places else { return }
        let inside = painter.moved(to: Rect(x: 1, y: 0, width: places.room, height: 1))
        for (index, name) in names.enumerated() {
            let style =
                index == current
                ? TextStyle(.textPrimary, on: .backgroundTertiary, [.bold, .underline]) : TextStyle(.textSecondary)
            inside.draw(name, at: Point(x: places.starts[index] - places.offset, y: 0), style: style)
        }
        let mark = TextStyle(.iconSecondary, .bold)
        if places.hasMoreLeft { painter.draw(glyphs.moreLeft, at: .zero, style: mark) }
        if places.hasMoreRight { painter.draw(glyphs.moreRight, at: Point(x: bounds.width - 1, y: 0), style: mark) }
    }

    /// A click on a name shows that state, one on a mark the next state that way; the wheel goes through them.
    override func handle(_ mouse: MouseEvent) -> Bool {
        guard let places, let onSelect else { return false }
        let target: Int? =
            switch mouse.action {
            case .press(.left) where mouse.location.x == 0 && places.hasMoreLeft: current - 1
            case .press(.left) where mouse.location.x == bounds.width - 1 && places.hasMoreRight: current + 1
            case .press(.left): name(at: mouse.location.x - 1 + places.offset, places)
            case .wheelUp: current - 1
            case .wheelDown: current + 1
            default: nil
            }
        guard let target, names.indices.contains(target) else { return false }
        if target != current { onSelect(target) }
        return true
    }

    /// The places of the names in a row without ends, and the part of it that is in view.
    private struct Places {
        let starts: [Int]
        let total: Int
        let offset: Int
        let room: Int

        var hasMoreLeft: Bool { offset > 0 }
        var hasMoreRight: Bool { total - offset > room }
    }

    private var places: Places? {
        let room = bounds.width - 2
        guard room > 0, names.indices.contains(current) else { return nil }
        var starts: [Int] = []
        let total = names.reduce(0) { x, name in
            starts.append(x)
            return x + name.width
        }
        let width = names[current].width
        let centered = max(0, min(max(0, total - room), starts[current] + width - room / 2 - (width - Self.gap) / 2))
        let offset = starts[...current].first { $0 >= centered } ?? starts[current]
        return Places(starts: starts, total: total, offset: offset, room: room)
    }

    private func name(at x: Int, _ places: Places) -> Int? {
        names.indices.first { places.starts[$0]..<(places.starts[$0] + names[$0].width) ~= x }
    }
}
