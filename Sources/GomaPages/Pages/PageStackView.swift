import GomaUI
import TerminalKit

/// Blocks of a page below each other, each as high as it wants to be.
final class PageStackView: View {
    private var blocks: [View] = []

    init(_ blocks: [View] = []) {
        super.init()
        setBlocks(blocks)
    }

    /// Puts other blocks in place of those there are; one that stays keeps its focus.
    func setBlocks(_ views: [View]) {
        for view in blocks where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        blocks = views
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let sizes = blocks.map { $0.measure(Size(width: proposal.width, height: View.unbounded)) }
        return Size(
            width: proposal.width < View.unbounded ? proposal.width : sizes.map(\.width).max() ?? 0,
            height: sizes.reduce(0) { $0 + $1.height })
    }

    override func layoutSubviews() {
        var y = 0
        for block in blocks {
            let height = block.measure(Size(width: bounds.width, height: View.unbounded)).height
            block.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }
}
