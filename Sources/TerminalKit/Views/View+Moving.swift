/// Moves what is seen, where views inside go up or down together, rather than drawing it again.
extension View {
    /// Has what is seen in a part of this view moved by some rows, and what comes into view drawn; where that cannot be, has
    /// all of the part drawn.
    ///
    /// Whatever stays in its place there is drawn anew, here and in the views around: what they draw themselves, views that
    /// are not moved, siblings, screens above.
    /// - Parameters:
    ///   - rows: how far down; negative for up.
    ///   - others: subviews that do not go along; whoever calls puts all others in their places by ``follow(to:)``, right
    ///     after.
    func moveDisplay(in part: Rect, by rows: Int, besides others: [View]) {
        guard let window, let (area, fixed) = surroundings(of: part, in: window, besides: others) else {
            return setNeedsDisplay(in: part)
        }
        let cells = fixed.reduce(0) { $0 + $1.area }
        guard 4 * cells < area.area, abs(rows) < area.height, rows != 0 else { return setNeedsDisplay(in: part) }
        window.move(RowMove(area, by: rows), around: fixed) { setNeedsDisplay(in: part) }
    }

    /// What can be seen of a part, in the window, and what stays in its place there; `nil` where the ground changes along it,
    /// or nothing is seen.
    private func surroundings(
        of part: Rect, in window: Window, besides others: [View]
    ) -> (area: Rect, fixed: [Rect])? {
        var area = part.intersection(bounds)
        var fixed = others.filter { !$0.isHidden }.map(\.frame)
        var view = self
        while true {
            guard !view.isHidden, view.hasPlainGround(in: area) else { return nil }
            fixed += view.ink.rects
            let origin = view.frame.origin
            area = area.offset(x: origin.x, y: origin.y)
            fixed = Self.parts(of: fixed, movedTo: origin, in: area)
            guard let parent = view.superview else { break }
            area = area.intersection(parent.bounds)
            for sibling in parent.subviews where sibling !== view && !sibling.isHidden { fixed.append(sibling.frame) }
            view = parent
        }
        area = area.intersection(Rect(origin: .zero, size: window.size))
        guard !area.isEmpty, let screens = window.rects(of: area, coveredAbove: view) else { return nil }
        return (area, Self.parts(of: fixed + screens, movedTo: .zero, in: area))
    }

    private nonisolated static func parts(of rects: [Rect], movedTo origin: Point, in area: Rect) -> [Rect] {
        rects.map { $0.offset(x: origin.x, y: origin.y).intersection(area) }.filter { !$0.isEmpty }
    }

    /// Whether the ground is the same all over a part: the border and the ends are not.
    private func hasPlainGround(in part: Rect) -> Bool {
        guard border != nil || groundShape != .square else { return true }
        return part.intersection(bounds.inset(by: Insets(1))) == part
    }
}
