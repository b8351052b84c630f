/// A block of a page that is there while something holds, and takes no room otherwise. It is made when it is first shown, as what it
/// shows may not be there before.
final class PageConditionView: View {
    private let make: () -> View
    private var block: View?
    private var follower: AnyObject?

    /// - Parameters:
    ///   - follow: has somebody told when the condition may have changed, for as long as its result is kept.
    ///   - holds: whether the condition holds.
    init(
        _ make: @escaping () -> View, follow: (@escaping () -> Void) -> AnyObject, holds: @escaping () -> Bool
    ) {
        self.make = make
        super.init()
        follower = follow { [weak self] in self?.show(holds()) }
        show(holds())
    }

    private var isShown: Bool { block?.isHidden == false }

    private func show(_ isShown: Bool) {
        guard self.isShown != isShown else { return }
        if block == nil {
            let block = make()
            addSubview(block)
            self.block = block
        }
        block?.isHidden = !isShown
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size { isShown ? block?.measure(proposal) ?? .zero : .zero }

    override func layoutSubviews() { block?.frame = bounds }
}

extension PageConditionView: PageEdges {
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] { block?.traits(at: edge, in: width) ?? [] }
}
