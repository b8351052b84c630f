/// The boxes of a code beside each other: narrower and closer where room runs out, and in the end in several rows.
final class PinBoxRow: View {
    private lazy var boxes = RepeatedViews(in: self) { PinBoxView() }

    /// Shows the digits.
    /// - Parameters:
    ///   - current: the box with the keyboard; `nil` where the keyboard is elsewhere.
    ///   - look: of the other boxes.
    func render(_ digits: [Int?], current: Int?, others look: PinBoxView.Look) {
        boxes.show(Array(digits.enumerated())) { box, digit in
            box.render(digit.element, as: digit.offset == current ? .current : look)
        }
    }

    /// The box at a place; `nil` where there is none.
    func box(at point: Point) -> Int? { boxes.views.firstIndex { $0.frame.contains(point) } }

    /// Where the digit of a box stands.
    func center(of box: Int) -> Point {
        guard boxes.views.indices.contains(box) else { return .zero }
        let frame = boxes.views[box].frame
        return Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
    }

    /// Where boxes share a line, that of the one with the keyboard stays whole.
    override var drawingOrder: [View] {
        boxes.views.filter { $0.look != .current } + boxes.views.filter { $0.look == .current }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let frames = Grid(boxes.views.count, in: proposal.width).frames
        return Size(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    override func layoutSubviews() {
        for (box, frame) in zip(boxes.views, Grid(boxes.views.count, in: bounds.width).frames) { box.frame = frame }
    }

    /// The places of boxes in so many columns.
    private struct Grid {
        let frames: [Rect]

        /// Widths of a box and the gaps beside it, the best first; the last one shares its lines with its neighbours.
        private static let shapes: [(width: Int, gap: Int)] = [(5, 1), (3, 1), (3, 0), (3, -1)]
        private static let height = 3

        init(_ count: Int, in columns: Int) {
            let fitting = Self.shapes.first { shape in
                let gaps = shape.gap * (count - 1)
                return shape.width * count + gaps <= columns
            }
            let shape = fitting ?? (width: min(3, columns), gap: -1)
            let step = max(1, shape.width + shape.gap)
            let perRow = fitting == nil ? max(1, (columns - shape.width) / step + 1) : max(1, count)
            frames = (0..<count).map { index in
                let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
                return Rect(x: column * step, y: row * Self.height, width: shape.width, height: Self.height)
            }
        }
    }
}
