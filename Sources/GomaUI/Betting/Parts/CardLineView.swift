/// Parts in a row on the ground of a card that they have for themselves, or share with the rows above and below.
///
/// Where it has corners of the card that ends, so that there is a blank row between its edge and the parts.
package final class CardLineView: View {
    private let topRow = BlankRow().droppable(order: 9)
    private let bottomRow = BlankRow().droppable(order: 9)

    package init(_ parts: [View], spacing: Int, on ground: ColorRole) {
        super.init()
        background = .role(ground)
        let row = StackView(parts, spacing: spacing)
        let line = row.embedded()
        row.layout { $0.height.equal(to: 1) }
        embed(StackView([topRow, line, bottomRow], axis: .vertical), insetBy: Insets(horizontal: Spacing.sm))
        renderCorners()
    }

    package var corners = CardCorners.none {
        didSet { if corners != oldValue { renderCorners() } }
    }

    private func renderCorners() {
        topRow.isHidden = !corners.hasTop
        bottomRow.isHidden = !corners.hasBottom
    }
}
