/// Blocks of a page below each other, or in columns; each as high as it wants to be.
///
/// In columns they are read line by line: the second stands beside the first. A block keeps its column whatever becomes of
/// those before it, so that nothing jumps aside while a page is read, and none waits for a higher neighbour to end.
final class PageStackView: View {
    private var blocks: [View] = []
    private let columns: ((Int) -> PageFlow.Columns)?
    private let layout: any PageLayoutManager
    private let top: PageTop?

    /// - Parameters:
    ///   - columns: those of a room; one as wide as that where `nil`.
    ///   - top: what stands above all blocks, where the rows to that are to be kept.
    init(
        _ blocks: [View] = [], columns: ((Int) -> PageFlow.Columns)? = nil, by layout: any PageLayoutManager,
        below top: PageTop? = nil
    ) {
        (self.columns, self.layout, self.top) = (columns, layout, top)
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
        PageRows.frames(of: blocks, in: width, by: layout, below: top, columns: columns?(width))
    }
}

extension PageStackView: PageEdges {
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] {
        let width = columns?(width).width ?? width
        return edge.outermost(of: PageRows.filled(blocks, in: width))?.traits(at: edge, in: width) ?? []
    }
}
