import TerminalKit

/// Items in a row that scrolls sideways, with a mark at each end behind which there are more.
final class StripBarView: View {
    private let environment: ViewEnvironment
    private let row: StackView
    private lazy var leftMark = Label(" ", foreground: .iconSecondary, .bold).droppable()
    private lazy var strip = ItemStripView(row, in: environment).growing().narrowing(to: 6)
    private lazy var rightMark = Label(" ", foreground: .iconSecondary, .bold).droppable()
    private lazy var bar = StackView([leftMark, strip, rightMark], spacing: Spacing.none)
    /// Look of the left mark while the row itself has the focus, because nothing in it can.
    private let focusStyle: TextStyle
    /// The item that matters, such as the selected one; see ``showItemOnLayout()``.
    var itemToShow: (() -> View?)?
    private var showsItemOnLayout = false

    /// - Parameter spacing: columns between items.
    init(in environment: ViewEnvironment, spacing: Int, focusStyle: TextStyle) {
        self.environment = environment
        row = StackView(spacing: spacing)
        self.focusStyle = focusStyle
        super.init()
        embed(bar)
        strip.onScroll = { [weak self] in self?.renderMarks() }
        strip.onFocusChange = { [weak self] in self?.renderMarks() }
    }

    /// Whether items that have no room can be scrolled to; without scrolling, all are narrowed.
    var isScrollable: Bool {
        get { strip.isScrollable }
        set { strip.isScrollable = newValue }
    }

    /// How the items share the room where they do not scroll.
    var distribution: StackView.Distribution {
        get { row.distribution }
        set { row.distribution = newValue }
    }

    func setItems(_ views: [View]) {
        row.setArrangedViews(views)
        renderMarks()
    }

    /// How far the items are scrolled, 0…1; 0 where all are in view.
    var scrollProgress: Double {
        let (total, visible) = strip.extents
        return total > visible ? Double(strip.contentOffset) / Double(total - visible) : 0
    }

    /// Columns in which there are items.
    var itemColumns: Range<Int> {
        let start = strip.frame.minX
        let end = (row.subviews.map(\.frame.maxX).max() ?? 0) - strip.contentOffset
        return start..<start + min(max(0, end), strip.extents.visible)
    }

    func scrollToStart() { strip.contentOffset = 0 }

    /// Columns of the items before the first in view. Setting it puts off bringing the item that matters into view.
    var scrollOffset: Int {
        get { strip.contentOffset }
        set {
            showsItemOnLayout = false
            strip.contentOffset = newValue
        }
    }

    /// Brings an item into view; it glides there.
    func show(_ item: View) { strip.show(item) }

    /// Brings the item that matters into view, once it has a place.
    func showItemOnLayout() {
        showsItemOnLayout = true
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard showsItemOnLayout, !bounds.isEmpty else { return }
        showsItemOnLayout = false
        bar.layoutIfNeeded()
        if let item = itemToShow?() { show(item) }
        strip.rest()
    }

    /// Marks where there is more, in columns that are always kept for them; the left one shows the row's own focus.
    func renderMarks() {
        let left = strip.canScrollLeft ? glyphs.moreLeft.string : " "
        leftMark.text = strip.isFocused ? glyphs.focusMark.string : left
        leftMark.style = strip.isFocused ? focusStyle : TextStyle(.iconSecondary, .bold)
        rightMark.text = strip.canScrollRight ? glyphs.moreRight.string : " "
    }
}
