import GomaKit
import TerminalKit

/// A block of a page that is there while something holds, and takes no room otherwise.
final class PageConditionView: View {
    private let block: View
    private var follower: AnyObject?

    /// - Parameters:
    ///   - follow: has somebody told when the condition may have changed, for as long as its result is kept.
    ///   - holds: whether the condition holds.
    init(_ block: View, follow: (@escaping () -> Void) -> AnyObject, holds: @escaping () -> Bool) {
        self.block = block
        super.init()
        addSubview(block)
        follower = follow { [weak self] in self?.show(holds()) }
        show(holds())
    }

    private func show(_ isShown: Bool) {
        guard block.isHidden == isShown else { return }
        block.isHidden = !isShown
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size { block.isHidden ? .zero : block.measure(proposal) }

    override func layoutSubviews() { block.frame = bounds }
}

extension PageConditionView: PageEdges {
    func upperEdge(in width: Int) -> [Set<LayoutTrait>] { (block as? PageEdges)?.upperEdge(in: width) ?? [] }

    func lowerEdge(in width: Int) -> [Set<LayoutTrait>] { (block as? PageEdges)?.lowerEdge(in: width) ?? [] }
}
