/// A hairline whose colour comes out of the ground and goes back into it. Where blends are not to be had, it is plain.
package final class FadingRule: View {
    /// The stretch in which the line has its full colour.
    package enum Fade: Hashable, Sendable {
        /// From the left end, then less and less.
        case trailing
        /// In the middle, less and less towards both ends.
        case center
    }

    private let fade: Fade
    /// Shades between the ground and the full colour; more are not told apart, and each is a style in a dump.
    private static let steps = 6.0
    /// Columns wanted; as many as there are where `nil`.
    private let length: Int?
    package var role = ColorRole.separatorLineSecondary { didSet { if role != oldValue { setNeedsDisplay() } } }
    /// What the line fades into.
    package var ground = ColorRole.backgroundCards { didSet { if ground != oldValue { setNeedsDisplay() } } }

    package init(_ fade: Fade, length: Int? = nil) {
        self.fade = fade
        self.length = length
        super.init()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: length ?? proposal.width, height: 1) }

    override package func draw(in painter: Painter) {
        for x in 0..<bounds.width {
            let share = painter.glyphs.isASCII ? 1 : share(at: x)
            let style = TextStyle(foreground: share == 1 ? .role(role) : .blend(role, share: share, on: ground))
            painter.draw(painter.glyphs.horizontalRule, at: Point(x: x, y: 0), style: style)
        }
    }

    /// How much of the colour is left at a column, 0…1: all of it up to 15 % from the strong end, or from 42 % to 58 %.
    private func share(at x: Int) -> Double {
        let place = (Double(x) + 0.5) / Double(max(1, bounds.width))
        let share =
            switch fade {
            case .trailing: min(1, (1 - place) / 0.85)
            case .center: min(1, min(place, 1 - place) / 0.42)
            }
        return max(1, (share * Self.steps).rounded()) / Self.steps
    }
}
