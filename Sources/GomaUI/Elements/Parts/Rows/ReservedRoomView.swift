/// Columns kept for a view at their right end, however long that view is now; what stands beside them keeps its place.
package final class ReservedRoomView: View {
    private let columns: Int
    private let held: View?

    /// - Parameter held: `nil` for a blank, as a counterweight at the other end of a row.
    package init(columns: Int, for held: View? = nil) {
        self.columns = columns
        self.held = held
        super.init()
        if let held { addSubview(held) }
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(columns, proposal.width), height: 1)
    }

    override package func layoutSubviews() {
        guard let held else { return }
        let width = min(held.measure(bounds.size).width, bounds.width)
        held.frame = Rect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}
