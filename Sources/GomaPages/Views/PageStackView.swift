import GomaKit
import TerminalKit

/// Blocks of a page below each other, or in columns; each as high as it wants to be.
///
/// In columns they are read line by line: the second stands beside the first. A block keeps its column whatever becomes of
/// those before it, so that nothing jumps aside while a page is read, and none waits for a higher neighbour to end.
final class PageStackView: View {
    private var blocks: [View] = []
    private let flow: PageFlow?

    /// - Parameter flow: the columns; one as wide as the room where `nil`.
    init(_ blocks: [View] = [], flow: PageFlow? = nil) {
        self.flow = flow
        super.init()
        setBlocks(blocks)
    }

    /// Puts other blocks in place of those there are; one that stays keeps its focus.
    func setBlocks(_ views: [View]) {
        for view in blocks where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        blocks = views
        // Tab goes from one to the next in this order.
        for (index, view) in views.enumerated() where index >= subviews.count || subviews[index] !== view {
            insertSubview(view, at: index)
        }
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let room = proposal.width < View.unbounded ? proposal.width : widestWish
        return Size(width: room, height: frames(in: room).map(\.maxY).max() ?? 0)
    }

    override func layoutSubviews() {
        for (block, frame) in zip(blocks, frames(in: bounds.width)) { block.frame = frame }
    }

    /// Columns of the widest block where each has all that it wants.
    private var widestWish: Int {
        blocks.map { $0.measure(Size(width: View.unbounded, height: View.unbounded)).width }.max() ?? 0
    }

    private func frames(in width: Int) -> [Rect] {
        let columns = flow?.columns(in: width) ?? PageFlow.Columns(count: 1, width: width)
        var heights = Array(repeating: 0, count: columns.count)
        var column = 0
        return blocks.map { block in
            let height = block.measure(Size(width: columns.width, height: View.unbounded)).height
            let place = Point(x: column * (columns.width + PageFlow.gap), y: heights[column])
            heights[column] += height
            // What has nothing to show takes no place among the others.
            if height > 0 { column = (column + 1) % columns.count }
            return Rect(origin: place, size: Size(width: columns.width, height: height))
        }
    }
}
