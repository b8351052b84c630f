import TerminalKit

/// A ground that goes from one role to another, from left to right.
final class GradientView: View {
    private let start: ColorRole
    private let end: ColorRole
    /// Shades on the way; more are not told apart, and each is a style in a dump.
    private static let steps = 6

    init(from start: ColorRole, to end: ColorRole) {
        self.start = start
        self.end = end
        super.init()
    }

    override func draw(in painter: Painter) {
        for step in 0..<Self.steps {
            let (left, right) = (step * bounds.width / Self.steps, (step + 1) * bounds.width / Self.steps)
            let share = Double(step) / Double(Self.steps - 1)
            painter.fill(
                Rect(x: left, y: 0, width: right - left, height: bounds.height), with: ground(at: share))
        }
    }

    /// The ends are plain roles, so that themes see their own colours there.
    private func ground(at share: Double) -> ColorReference {
        share == 0 ? .role(start) : share == 1 ? .role(end) : .blend(end, share: share, on: start)
    }
}
