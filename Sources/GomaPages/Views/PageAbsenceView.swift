import GomaKit
import TerminalKit

/// The place of a part as long as nothing is there that it could show: that there is nothing, then the part.
final class PageAbsenceView: View {
    private var shown: View
    private var follower: AnyObject?

    /// - Parameters:
    ///   - absence: says that there is nothing.
    ///   - follow: has somebody told when something may have come, for as long as its result is kept.
    ///   - make: the part; `nil` as long as there is nothing.
    init(_ absence: View, follow: (@escaping () -> Void) -> AnyObject, make: @escaping () -> View?) {
        shown = absence
        super.init()
        addSubview(absence)
        follower = follow { [weak self] in self?.show(make) }
    }

    private func show(_ make: () -> View?) {
        guard follower != nil, let part = make() else { return }
        follower = nil
        shown.removeFromSuperview()
        shown = part
        addSubview(part)
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size { shown.measure(proposal) }

    override func layoutSubviews() { shown.frame = bounds }
}

extension PageAbsenceView: PageEdges {
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] { shown.traits(at: edge, in: width) }
}
