import TerminalKit

/// Blocks of a page with blank rows above them; where they take no room, neither do the rows.
final class PageGapView: View {
    private let blocks: View
    private let gap: Int

    init(_ blocks: View, gap: Int) {
        self.blocks = blocks
        self.gap = gap
        super.init()
        addSubview(blocks)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = blocks.measure(proposal)
        return Size(width: size.width, height: size.height == 0 ? 0 : size.height + gap)
    }

    override func layoutSubviews() {
        blocks.frame = Rect(x: 0, y: gap, width: bounds.width, height: max(0, bounds.height - gap))
    }
}
