/// A line across all of its room, heavy as far as something has been played.
package final class PlayedLine: View {
    /// 0…1; anything outside counts as the nearer end.
    package var fraction = 0.0 {
        didSet { if fraction != oldValue { setNeedsDisplay() } }
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(proposal.width, 20), height: 1) }

    override package func draw(in painter: Painter) {
        let played = Int((Double(bounds.width) * min(max(fraction, 0), 1)).rounded())
        let rest = Rect(x: played, y: 0, width: bounds.width - played, height: 1)
        painter.fill(rest, with: Self.text(painter.glyphs.light), style: TextStyle(.separatorLineSecondary))
        let done = Rect(x: 0, y: 0, width: played, height: 1)
        painter.fill(done, with: Self.text(painter.glyphs.heavy), style: TextStyle(.textPrimary, .bold))
    }

    private static func text(_ border: BorderGlyphs) -> DisplayText { DisplayText(String(border.horizontal)) }
}
