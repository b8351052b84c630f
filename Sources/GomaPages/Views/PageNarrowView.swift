/// A block of a page that is there only where the page is narrow.
final class PageNarrowView: View {
    private let content: View
    private let limit: Int
    private let room: PageRoom

    /// - Parameters:
    ///   - limit: columns of the page from which on it is not there.
    ///   - room: those of its page.
    init(_ content: View, below limit: Int, in room: PageRoom) {
        (self.content, self.limit, self.room) = (content, limit, room)
        super.init()
        addSubview(content)
    }

    private var isThere: Bool { room.columns < limit }

    override func sizeThatFits(_ proposal: Size) -> Size {
        isThere ? content.measure(proposal) : Size(width: proposal.width, height: 0)
    }

    override func layoutSubviews() {
        content.isHidden = !isThere
        content.frame = content.isHidden ? .zero : bounds
    }
}

extension PageNarrowView: PageEdges {
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] {
        isThere ? content.traits(at: edge, in: width) : []
    }
}
