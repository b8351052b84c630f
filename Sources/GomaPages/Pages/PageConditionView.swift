import GomaUI
import TerminalKit

/// A block of a page that is there while something holds, and takes no room otherwise.
final class PageConditionView: View {
    private let block: View
    private var follower: AnyObject?

    /// - Parameter condition: one of the driver's.
    init(_ block: View, when condition: String, of driver: any PageDriver) {
        self.block = block
        super.init()
        addSubview(block)
        follower = driver.follow { [weak self, weak driver] in
            self?.show(driver?.holds(condition) ?? false)
        }
        show(driver.holds(condition))
    }

    private func show(_ isShown: Bool) {
        block.isHidden = !isShown
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size { block.isHidden ? .zero : block.measure(proposal) }

    override func layoutSubviews() { block.frame = bounds }
}
