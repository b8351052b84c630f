/// A bar that parts share, each as long as its part of all, a blank column apart where there is room. It is half a row
/// high, clear of the captions below it.
final class ShareBarView: View {
    /// One of those who share.
    struct Part: Hashable, Sendable {
        var value: Double
        var role: ColorRole
    }

    var parts: [Part] = [] { didSet { if parts != oldValue { setNeedsDisplay() } } }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(proposal.width, 24), height: 1) }

    /// Where nobody has anything, a line stands for the bar.
    override func draw(in painter: Painter) {
        let shown = parts.filter { $0.value > 0 }
        guard !shown.isEmpty else {
            return painter.fill(bounds, with: painter.glyphs.horizontalRule, style: TextStyle(.separatorLineSecondary))
        }
        let gap = bounds.width >= 4 * shown.count ? 1 : 0
        let bar = painter.glyphs.upperHalf ?? painter.glyphs[.fullCell]
        let cells = CellShares.cells(for: shown.map(\.value), in: bounds.width - gap * (shown.count - 1))
        var x = 0
        for (part, width) in zip(shown, cells) {
            painter.fill(Rect(x: x, y: 0, width: width, height: 1), with: bar, style: TextStyle(part.role))
            x += width + gap
        }
    }
}
