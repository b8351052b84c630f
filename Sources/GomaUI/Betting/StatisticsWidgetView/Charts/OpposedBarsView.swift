import TerminalKit

/// Two numbers against each other, as bars that grow from the middle to both sides, by half cells: a cell that is filled
/// from the right has no finer steps.
final class OpposedBarsView: View {
    /// Both numbers, and the one as long as a side.
    struct Values: Hashable, Sendable {
        var left = 0.0
        var right = 0.0
        var upper = 0.0
    }

    private let leftStyle: TextStyle
    private let rightStyle: TextStyle
    private let track: ColorReference
    var values = Values() { didSet { if values != oldValue { setNeedsDisplay() } } }

    /// - Parameter track: the ground on which the bars grow.
    init(left: ColorRole, right: ColorRole, track: ColorReference) {
        leftStyle = TextStyle(left)
        rightStyle = TextStyle(right)
        self.track = track
        super.init()
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(proposal.width, 21), height: 1) }

    /// Both sides are equally long, with one blank column or two between them.
    override func draw(in painter: Painter) {
        let side = (bounds.width - 1) / 2
        guard side > 0 else { return }
        let start = bounds.width - side
        painter.fill(Rect(x: 0, y: 0, width: side, height: 1), with: track)
        painter.fill(Rect(x: start, y: 0, width: side, height: 1), with: track)
        let glyphs = painter.glyphs
        let (leftWhole, hasLeftHalf) = cells(for: values.left, in: side, hasHalves: glyphs.leftHalf != nil)
        let (rightWhole, hasRightHalf) = cells(for: values.right, in: side, hasHalves: glyphs.rightHalf != nil)
        let left = Rect(x: side - leftWhole, y: 0, width: leftWhole, height: 1)
        let right = Rect(x: start, y: 0, width: rightWhole, height: 1)
        painter.fill(left, with: glyphs[.fullCell], style: leftStyle)
        painter.fill(right, with: glyphs[.fullCell], style: rightStyle)
        if hasLeftHalf, let half = glyphs.rightHalf {
            painter.draw(half, at: Point(x: left.minX - 1, y: 0), style: leftStyle)
        }
        if hasRightHalf, let half = glyphs.leftHalf {
            painter.draw(half, at: Point(x: right.maxX, y: 0), style: rightStyle)
        }
    }

    private func cells(for value: Double, in side: Int, hasHalves: Bool) -> (whole: Int, half: Bool) {
        let steps = ChartScale(to: values.upper).steps(for: value, of: hasHalves ? side * 2 : side)
        return hasHalves ? (steps / 2, steps % 2 == 1) : (steps, false)
    }
}
