/// The items of a bar, in one row that glides sideways under its window.
package final class ItemStripView: ScrollView {
    private let row: StackView
    private let items: ItemStripContent
    private let glide: StripGlide
    private let environment: ViewEnvironment
    /// Called after the focus came to the strip itself, or went.
    package var onFocusChange: (() -> Void)?

    /// Whether the items are on their way: a strip that has the focus keeps it for them, and what is read of it is that they
    /// are, once for all the shapes in it.
    package var awaitsItems = false {
        didSet { accessibilityLabel = awaitsItems ? environment.text(.loading) : nil }
    }

    package init(_ row: StackView, in environment: ViewEnvironment) {
        self.row = row
        self.environment = environment
        items = ItemStripContent(row)
        glide = StripGlide(over: .milliseconds(160), in: environment)
        super.init(items, axis: .horizontal)
    }

    package var isScrollable: Bool {
        get { items.isScrollable }
        set { items.isScrollable = newValue }
    }

    /// Rows of an item that is in view in part that are not seen; `nil` for all.
    package var coveredRows: Int?

    /// Columns of all items, and of those in view.
    package var extents: (total: Int, visible: Int) { (max(items.frame.width, 1), bounds.width) }

    /// An item that is longer than the window is narrowed, so that its end can be read.
    override package func layoutSubviews() {
        let longest = row.subviews.map { $0.measure(Size(width: View.unbounded, height: bounds.height)).width }.max()
        items.longestItem = (longest ?? 0) > bounds.width ? bounds.width : View.unbounded
        super.layoutSubviews()
    }

    /// A bar ends on whole items: of one that is in view in part nothing is seen while the bar rests. One alone is cut.
    override package func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        guard contentOffset == destination else { return }
        let window = 0..<bounds.width
        let places = row.subviews.filter { !$0.isHidden }
            .map { $0.frame.minX - contentOffset..<$0.frame.maxX - contentOffset }
        guard places.contains(where: { !$0.isEmpty && window.contains($0) }) else { return }
        let below = groundBelow
        let ground = below == .terminalDefault ? self.window?.background ?? below : below
        for place in places where place.overlaps(window) && !window.contains(place) {
            let part = place.clamped(to: window)
            painter.fill(
                Rect(x: part.lowerBound, y: 0, width: part.count, height: coveredRows ?? bounds.height), with: ground)
        }
    }

    override package var canBecomeFocused: Bool { super.canBecomeFocused || (awaitsItems && isFocused) }

    override package func focusChanged() {
        super.focusChanged()
        onFocusChange?()
    }

    /// Brings an item into view, and nothing around the bar.
    package func show(_ item: View) {
        layoutIfNeeded()
        row.layoutIfNeeded()
        show(item.frame.minX..<item.frame.maxX)
    }

    override package func move() { glide.move(self) }

    override package func rest() {
        glide.stop()
        super.rest()
    }
}

/// A row that is as long as its items, none of them longer than the window; or as long as the window.
private final class ItemStripContent: View {
    private let row: StackView
    package var isScrollable = true { didSet { if isScrollable != oldValue { setNeedsLayout() } } }
    /// Columns of an item at most.
    package var longestItem = View.unbounded { didSet { if longestItem != oldValue { setNeedsLayout() } } }

    package init(_ row: StackView) {
        self.row = row
        super.init()
        addSubview(row)
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let sizes = row.subviews.filter { !$0.isHidden }.map { $0.measure(proposal) }
        let height = sizes.map(\.height).max() ?? 0
        guard isScrollable else { return Size(width: 0, height: height) }
        let gaps = row.spacing * max(0, sizes.count - 1)
        return Size(width: sizes.reduce(gaps) { $0 + min($1.width, longestItem) }, height: height)
    }

    override package func layoutSubviews() { row.frame = bounds }
}
