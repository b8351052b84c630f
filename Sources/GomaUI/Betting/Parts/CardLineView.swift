/// Parts in a row on the ground of a card that they have for themselves, or share with the rows above and below.
///
/// Where its corners are round the card ends, so that there is a blank row between them and the parts.
package final class CardLineView: View {
    private let topRow = BlankRow().droppable(order: 9)
    private let bottomRow = BlankRow().droppable(order: 9)
    private let standsAlone: Bool

    /// - Parameter standsAlone: whether it has its blank rows whatever its corners are.
    package init(_ parts: [View], spacing: Int, on ground: ColorRole, standsAlone: Bool = false) {
        self.standsAlone = standsAlone
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
        groundShape = corners.shape
        topRow.isHidden = !standsAlone && !corners.roundsTop
        bottomRow.isHidden = !standsAlone && !corners.roundsBottom
    }
}
