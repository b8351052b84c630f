/// Blocks of a page with blank rows above them; where they take no room, neither do the rows.
final class PageGapView: View {
    private let blocks: View
    private let gap: (Int) -> Int

    /// - Parameter gap: rows for a width.
    init(_ blocks: View, gap: @escaping (Int) -> Int) {
        self.blocks = blocks
        self.gap = gap
        super.init()
        addSubview(blocks)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = blocks.measure(proposal)
        return Size(width: size.width, height: size.height == 0 ? 0 : size.height + gap(proposal.width))
    }

    override func layoutSubviews() {
        let gap = gap(bounds.width)
        blocks.frame = Rect(x: 0, y: gap, width: bounds.width, height: max(0, bounds.height - gap))
    }
}

extension PageGapView: PageEdges {
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] {
        edge == .upper ? [] : blocks.traits(at: edge, in: width)
    }
}
