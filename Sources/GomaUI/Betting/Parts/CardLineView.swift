import TerminalKit

/// Parts in a row on the ground of a card that is one row high.
package final class CardLineView: View {
    private let row: StackView

    package init(_ parts: [View], spacing: Int, on ground: ColorRole, corners: CardCorners = .none) {
        row = StackView(parts, spacing: spacing)
        self.corners = corners
        super.init()
        background = .role(ground)
        groundShape = corners.shape
        addSubview(row)
        row.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.top.equal(to: self)
            $0.height.equal(to: 1)
        }
    }

    package var corners: CardCorners {
        didSet { groundShape = corners.shape }
    }
}
