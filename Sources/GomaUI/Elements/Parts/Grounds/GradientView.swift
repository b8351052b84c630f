import TerminalKit

/// A ground that goes from one role to another, from left to right.
package final class GradientView: View {
    private let start: ColorRole
    private let end: ColorRole
    /// Steps from one end to the other; between colours as near as grounds are, more are not told apart.
    private static let steps = 16.0

    package init(from start: ColorRole, to end: ColorRole) {
        self.start = start
        self.end = end
        super.init()
    }

    override package func draw(in painter: Painter) {
        for x in 0..<bounds.width {
            let share = (Double(x) / Double(max(1, bounds.width - 1)) * Self.steps).rounded() / Self.steps
            painter.fill(Rect(x: x, y: 0, width: 1, height: bounds.height), with: ground(at: share))
        }
    }

    /// The ends are plain roles, so that themes see their own colours there.
    private func ground(at share: Double) -> ColorReference {
        share == 0 ? .role(start) : share == 1 ? .role(end) : .blend(end, share: share, on: start)
    }
}
