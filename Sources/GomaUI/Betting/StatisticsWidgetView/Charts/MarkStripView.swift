/// Short marks in a row, each on a ground of its own, such as W, D and L. Where they have no room, their grounds shrink to
/// the letters, and then the first ones go.
final class MarkStripView: View {
    struct Mark: Hashable, Sendable {
        /// What tells it from others without colour.
        var text: DisplayText
        var ground: ColorReference
    }

    var marks: [Mark] = [] { didSet { if marks != oldValue { setNeedsLayout() } } }

    /// Blank columns on each side of a mark, on its ground.
    private static let padding = 1

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(width(padding: Self.padding), proposal.width), height: marks.isEmpty ? 0 : 1)
    }

    override func draw(in painter: Painter) {
        let padding = width(padding: Self.padding) <= bounds.width ? Self.padding : 0
        let pitch = markWidth + 2 * padding + 1
        let shown = marks.suffix((bounds.width + 1) / max(1, pitch))
        var x = bounds.width - shown.count * pitch + 1
        for mark in shown {
            let place = Rect(x: x, y: 0, width: pitch - 1, height: 1)
            painter.fill(place, with: mark.ground)
            let offset = mark.text.offset(in: place.width, alignment: .center)
            painter.draw(mark.text, at: Point(x: x + offset, y: 0), style: TextStyle(.textPrimary, .bold))
            x += pitch
        }
    }

    private var markWidth: Int { marks.map(\.text.width).max() ?? 0 }

    private func width(padding: Int) -> Int { marks.count * (markWidth + 2 * padding + 1) - min(1, marks.count) }
}
