/// What scrolls on a page that is as wide as suits it: what remains of the screen lies evenly at both sides.
final class PageMiddleView: View {
    private let content: View
    private let widest: Int

    /// - Parameter widest: columns that the content takes at most.
    init(_ content: View, widest: Int) {
        (self.content, self.widest) = (content, widest)
        super.init()
        addSubview(content)
    }

    private func width(in room: Int) -> Int { min(room, widest) }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = content.measure(Size(width: width(in: proposal.width), height: proposal.height))
        return Size(width: max(size.width, proposal.width < View.unbounded ? proposal.width : 0), height: size.height)
    }

    override func layoutSubviews() {
        let width = width(in: bounds.width)
        content.frame = Rect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
    }
}

extension PageMiddleView: PageEdges {
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] {
        content.traits(at: edge, in: self.width(in: width))
    }
}
