import TerminalKit

/// Parts in a row on the ground of a card that is one row high.
final class CardLineView: View {
    private let backdrop: CardBackdrop
    private let row: StackView

    init(_ parts: [View], spacing: Int, on ground: ColorRole, corners: CardCorners = .none) {
        backdrop = CardBackdrop(.role(ground), corners: corners)
        row = StackView(parts, spacing: spacing)
        super.init()
        embed(backdrop)
        addSubview(row)
        row.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.top.equal(to: self)
            $0.height.equal(to: 1)
        }
    }

    var ground: ColorReference {
        get { backdrop.ground }
        set { backdrop.ground = newValue }
    }
    var corners: CardCorners {
        get { backdrop.corners }
        set { backdrop.corners = newValue }
    }
}
