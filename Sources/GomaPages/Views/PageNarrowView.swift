/// A block of a page that is there only where the page is narrow.
final class PageNarrowView: View {
    private let content: View
    private let limit: Int

    /// - Parameter limit: columns of the screen from which on it is not there.
    init(_ content: View, below limit: Int) {
        (self.content, self.limit) = (content, limit)
        super.init()
        addSubview(content)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        proposal.width < limit ? content.measure(proposal) : Size(width: proposal.width, height: 0)
    }

    override func layoutSubviews() {
        content.isHidden = bounds.width >= limit
        content.frame = content.isHidden ? .zero : bounds
    }
}

extension PageNarrowView: PageEdges {
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] {
        width < limit ? content.traits(at: edge, in: width) : []
    }
}
