/// A row of nothing between groups in a column, or at a card's end.
package final class BlankRow: View {
    package override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 0, height: 1) }
}

extension StackView {
    /// What is in a card, one below the other, with a blank row above and below it: the first to go in too few rows.
    package convenience init(inCard parts: [View]) {
        self.init([BlankRow().droppable(order: 9)] + parts + [BlankRow().droppable(order: 9)], axis: .vertical)
    }
}
