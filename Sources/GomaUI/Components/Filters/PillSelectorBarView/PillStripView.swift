import TerminalKit

/// The pills of a bar, in one row that moves sideways under its window.
final class PillStripView: ScrollView {
    private let row: StackView
    private let pills: PillStripContent
    /// Called after the focus came to the strip itself, or went.
    var onFocusChange: (() -> Void)?

    init(_ row: StackView) {
        self.row = row
        pills = PillStripContent(row)
        super.init(pills, axis: .horizontal)
    }

    var isScrollable: Bool {
        get { pills.isScrollable }
        set { pills.isScrollable = newValue }
    }

    /// Columns of all pills, and of those in view.
    var extents: (total: Int, visible: Int) { (max(pills.frame.width, 1), bounds.width) }

    /// A pill that is longer than the window is narrowed, so that its end can be read.
    override func layoutSubviews() {
        let longest = row.subviews.map { $0.measure(Size(width: View.unbounded, height: bounds.height)).width }.max()
        pills.longestPill = (longest ?? 0) > bounds.width ? bounds.width : View.unbounded
        super.layoutSubviews()
    }

    override func focusChanged() {
        super.focusChanged()
        onFocusChange?()
    }

    /// Brings a pill into view, and nothing around the bar.
    func show(_ pill: View) {
        layoutIfNeeded()
        row.layoutIfNeeded()
        if pill.frame.minX < contentOffset {
            contentOffset = pill.frame.minX
        } else if pill.frame.maxX > contentOffset + bounds.width {
            contentOffset = pill.frame.maxX - bounds.width
        }
    }
}

/// A row that is as long as its pills, none of them longer than the window; or as long as the window.
private final class PillStripContent: View {
    private let row: StackView
    var isScrollable = true { didSet { if isScrollable != oldValue { setNeedsLayout() } } }
    /// Columns of a pill at most.
    var longestPill = View.unbounded { didSet { if longestPill != oldValue { setNeedsLayout() } } }

    init(_ row: StackView) {
        self.row = row
        super.init()
        addSubview(row)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let sizes = row.subviews.filter { !$0.isHidden }.map { $0.measure(proposal) }
        let height = sizes.map(\.height).max() ?? 0
        guard isScrollable else { return Size(width: 0, height: height) }
        let gaps = row.spacing * max(0, sizes.count - 1)
        return Size(width: sizes.reduce(gaps) { $0 + min($1.width, longestPill) }, height: height)
    }

    override func layoutSubviews() { row.frame = bounds }
}
