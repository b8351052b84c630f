import TerminalKit

/// A row of nothing between groups in a column, or at a card's end.
final class BlankRow: View {
    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 0, height: 1) }
}
