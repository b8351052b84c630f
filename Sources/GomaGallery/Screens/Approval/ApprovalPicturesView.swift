/// Before and after beside each other, or below each other where they are too wide, and the difference in words.
final class ApprovalPicturesView: View {
    private var detail: ApprovalDetail?
    private var pan = 0

    /// Columns between the two pictures.
    private static let gap = 3

    func show(_ detail: ApprovalDetail?) {
        self.detail = detail
        setNeedsLayout()
    }

    override var accessibilityText: String? { detail.map { "\($0.title), \($0.about)" } }

    // MARK: Sideways

    /// Moves the pictures sideways, as far as there is more of them.
    func pan(by columns: Int) {
        pan = min(max(0, shownPan + columns), greatestPan)
        setNeedsDisplay()
    }

    func scrollToStart() {
        pan = 0
        setNeedsDisplay()
    }

    /// Columns left of the view, as far as the pictures go.
    private var shownPan: Int { min(pan, greatestPan) }

    private var greatestPan: Int {
        let ends = sides(in: bounds.width).map { $0.origin.x + ($0.surface?.size.width ?? 0) }
        return max(0, (ends.max() ?? 0) - bounds.width)
    }

    // MARK: Sides

    /// A picture with its heading, where it stands, and the cells to mark.
    private struct Side {
        let heading: String
        let surface: Surface?
        let marks: Set<Point>
        let origin: Point

        /// Rows with the heading; a missing picture has a line that says so.
        var height: Int { 1 + max(1, surface?.size.height ?? 1) }
    }

    private func sides(in width: Int) -> [Side] {
        guard let detail else { return [] }
        let left = max(6, detail.before?.size.width ?? 0)
        let right = max(6, detail.after?.size.width ?? 0)
        func before(_ origin: Point) -> Side {
            Side(
                heading: galleryWords.text(.galleryBeforeHead), surface: detail.before, marks: detail.marksBefore,
                origin: origin)
        }
        func after(_ origin: Point) -> Side {
            Side(
                heading: galleryWords.text(.galleryAfterHead), surface: detail.after, marks: detail.marksAfter,
                origin: origin)
        }
        switch detail.look {
        case .before: return [before(.zero)]
        case .after: return [after(.zero)]
        case .sideBySide where left + Self.gap + right <= width:
            return [before(.zero), after(Point(x: left + Self.gap, y: 0))]
        case .sideBySide:
            let first = before(.zero)
            return [first, after(Point(x: 0, y: first.height + 1))]
        }
    }

    private func sentences(in width: Int) -> [DisplayText] {
        (detail?.lines ?? []).flatMap { DisplayText($0).wrapped(to: max(1, width)) }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let bottom = sides(in: proposal.width).map { $0.origin.y + $0.height }.max() ?? 0
        let lines = sentences(in: proposal.width).count
        return Size(width: proposal.width, height: bottom + (lines > 0 ? lines + 1 : 0))
    }

    override func draw(in painter: Painter) {
        var bottom = 0
        for side in sides(in: bounds.width) {
            draw(side, in: painter)
            bottom = max(bottom, side.origin.y + side.height)
        }
        for (index, line) in sentences(in: bounds.width).enumerated() {
            painter.draw(line, at: Point(x: 0, y: bottom + 1 + index), style: TextStyle(.textPrimary))
        }
    }

    private func draw(_ side: Side, in painter: Painter) {
        painter.draw(DisplayText(side.heading), at: side.origin, style: TextStyle(.textSecondary, .bold))
        let top = Point(x: side.origin.x, y: side.origin.y + 1)
        guard let surface = side.surface else {
            painter.draw(DisplayText(galleryWords.text(.galleryNoPicture)), at: top, style: TextStyle(.textSecondary))
            return
        }
        let place = Point(x: top.x - shownPan, y: top.y)
        painter.draw(surface.onGround, at: place)
        for mark in side.marks {
            painter.restyle(Rect(x: place.x + mark.x, y: place.y + mark.y, width: 1, height: 1), adding: .reverse)
        }
        drawSigns(besideHeadingOf: side, endingAt: place.x + surface.size.width, in: painter)
    }

    /// Says on which sides there is more of a picture than can be seen.
    private func drawSigns(besideHeadingOf side: Side, endingAt end: Int, in painter: Painter) {
        let style = TextStyle(.iconSecondary, .bold)
        if shownPan > 0 {
            painter.draw(glyphs.moreLeft, at: Point(x: bounds.width - 3, y: side.origin.y), style: style)
        }
        if end > bounds.width {
            painter.draw(glyphs.moreRight, at: Point(x: bounds.width - 1, y: side.origin.y), style: style)
        }
    }
}
