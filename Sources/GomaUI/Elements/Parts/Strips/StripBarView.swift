/// Items in a row that scrolls sideways, with a mark at each end behind which there are more; the selected one comes into
/// view.
package final class StripBarView<Item: View>: View {
    private let row: StackView
    private let itemViews: RepeatedViews<Item>
    private lazy var leftMark = Label(" ", foreground: .iconSecondary, .bold).droppable()
    private let strip: ItemStripView
    private lazy var rightMark = Label(" ", foreground: .iconSecondary, .bold).droppable()
    private lazy var bar = StackView([leftMark, strip, rightMark], spacing: Spacing.none, alignment: markAlignment)
    private let markAlignment: StackView.Alignment
    private var contents = StripContents()
    /// Whether the items are the shapes of some that are not known, behind which there is nothing to come to.
    private var showsShapes = false
    private var showsSelectionOnLayout = false
    private var showsFocusOnLayout = false

    /// - Parameters:
    ///   - spacing: columns between items.
    ///   - markAlignment: where the marks stand beside items that are several rows high.
    ///   - make: makes a view for one more item.
    package init(
        in environment: ViewEnvironment, spacing: Int, markAlignment: StackView.Alignment = .fill,
        make: @escaping () -> Item
    ) {
        self.markAlignment = markAlignment
        let row = StackView(spacing: spacing)
        self.row = row
        itemViews = RepeatedViews(in: row) { make().narrowing(to: 4) }
        strip = ItemStripView(row, in: environment).growing().narrowing(to: 6)
        super.init()
        embed(bar)
        strip.onScroll = { [weak self] in self?.renderMarks() }
        strip.onFocusChange = { [weak self] in self?.renderMarks() }
    }

    /// The items, in their order.
    package var items: [Item] { itemViews.views }

    /// Whether items that have no room can be scrolled to; without scrolling, all are narrowed.
    package var isScrollable: Bool {
        get { strip.isScrollable }
        set { strip.isScrollable = newValue }
    }

    /// Rows of an item that is in view in part that are not seen, such as those above a line that goes on; `nil` for all.
    package var coveredRows: Int? {
        get { strip.coveredRows }
        set { strip.coveredRows = newValue }
    }

    /// Whether the items are on their way: the row itself keeps the focus for them, once it has been given it.
    package var awaitsItems: Bool {
        get { strip.awaitsItems }
        set { strip.awaitsItems = newValue }
    }

    /// Gives the row itself the focus, for the first of the items that it awaits.
    package func takeFocus() { window?.focus(strip) }

    /// How the items share the room where they do not scroll.
    package var distribution: StackView.Distribution {
        get { row.distribution }
        set { row.distribution = newValue }
    }

    /// Shows each element in an item of its own.
    ///
    /// Another bar begins at its start. An item is brought into view when it is selected, and the one with the focus where
    /// others have come or gone.
    /// - Parameter identities: by which objects items stay with their elements; `nil` where they do by what the elements are
    ///   called.
    package func show<Element>(
        _ elements: some Collection<Element>, of contents: StripContents, by identities: [ObjectIdentifier]? = nil,
        _ show: (Item, Element) -> Void
    ) {
        let old = self.contents
        self.contents = contents
        if old.id != contents.id { strip.contentOffset = 0 }
        if let identities { itemViews.keep(identities) } else { itemViews.keep(contents.itemIDs) }
        for (view, element) in zip(itemViews.views, elements) { show(view, element) }
        renderMarks()
        if old.id != contents.id || superview?.bounds.isEmpty != false {
            showSelectionOnLayout()
        } else if old.selectedID != contents.selectedID {
            showSelection()
        }
        if old.id != contents.id || old.itemIDs != contents.itemIDs { showFocusOnLayout() }
    }

    /// How far the items are scrolled, 0…1; 0 where all are in view.
    package var scrollProgress: Double {
        let (total, visible) = strip.extents
        return total > visible ? Double(strip.contentOffset) / Double(total - visible) : 0
    }

    /// Columns in which there are items.
    package var itemColumns: Range<Int> {
        let start = strip.frame.minX
        let end = (row.subviews.map(\.frame.maxX).max() ?? 0) - strip.contentOffset
        return start..<start + min(max(0, end), strip.extents.visible)
    }

    /// How far the customer has scrolled it. Setting it puts off bringing the selected item into view, where that is the
    /// same as then; it counts in the room that the bar gets with the next layout, as its neighbours may have changed.
    package var interfaceState: StripBarState {
        get { StripBarState(scrollOffset: strip.destination, selectedID: contents.selectedID) }
        set {
            guard newValue.selectedID == contents.selectedID else { return }
            (showsSelectionOnLayout, showsFocusOnLayout) = (false, false)
            strip.setNeedsLayout()
            strip.contentOffset = newValue.scrollOffset
        }
    }

    /// Brings an item into view; it glides there.
    package func scroll(to id: String) {
        guard let index = contents.itemIDs.firstIndex(of: id), index < itemViews.views.count else { return }
        strip.show(itemViews.views[index])
    }

    /// Forgets how far it was scrolled.
    package func reset() {
        strip.contentOffset = 0
        showSelectionOnLayout()
    }

    private func showSelection() {
        if let id = contents.selectedID { scroll(to: id) }
    }

    /// Brings the selected item into view, once it has a place.
    private func showSelectionOnLayout() {
        showsSelectionOnLayout = true
        setNeedsLayout()
    }

    /// Brings the item with the focus into view, once it has a place.
    private func showFocusOnLayout() {
        showsFocusOnLayout = true
        setNeedsLayout()
    }

    private func showFocus() {
        guard let focused = window?.focusedView,
            let item = itemViews.views.first(where: { focused.isDescendant(of: $0) })
        else { return }
        strip.show(item)
    }

    /// What the items and the marks want; no row where not even the end of an item has room between the marks.
    override package func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        let items = isScrollable ? 0 : row.measure(Size(width: View.unbounded, height: proposal.height)).width
        let hasRoom = proposal.width >= 3
        return Size(width: min(proposal.width, size.width + items), height: hasRoom ? size.height : 0)
    }

    override package func layoutSubviews() {
        super.layoutSubviews()
        guard showsSelectionOnLayout || showsFocusOnLayout, !bounds.isEmpty else { return }
        let (showsSelection, showsFocus) = (showsSelectionOnLayout, showsFocusOnLayout)
        (showsSelectionOnLayout, showsFocusOnLayout) = (false, false)
        bar.layoutIfNeeded()
        if showsSelection {
            showSelection()
            strip.rest()
        }
        if showsFocus { showFocus() }
    }

    /// Marks where there is more, in columns that are always kept for them; the left one shows the row's own focus, where
    /// nothing in it can have that.
    private func renderMarks() {
        let left = strip.canScrollLeft && !showsShapes ? glyphs.moreLeft.string : " "
        leftMark.text = strip.isFocused ? glyphs.focusMark.string : left
        leftMark.style = TextStyle(strip.isFocused ? .highlightPrimary : .iconSecondary, .bold)
        rightMark.text = strip.canScrollRight && !showsShapes ? glyphs.moreRight.string : " "
    }
}

extension StripBarView where Item: BindableView {
    /// A bar of components.
    /// - Parameters:
    ///   - spacing: columns between items.
    ///   - markAlignment: where the marks stand beside items that are several rows high.
    package convenience init(
        in environment: ViewEnvironment, spacing: Int, markAlignment: StackView.Alignment = .fill
    ) {
        self.init(in: environment, spacing: spacing, markAlignment: markAlignment) { Item(environment: environment) }
    }

    /// Shows each model in an item of its own, which stays with it wherever it moves to; before there are any, blank items
    /// stand in.
    package func show(_ models: [Item.ViewModel]?, of contents: StripContents) {
        showsShapes = models == nil
        show(
            models?.map(Optional.some) ?? Array(repeating: nil, count: contents.itemIDs.count), of: contents,
            by: models?.map { ObjectIdentifier($0 as AnyObject) }
        ) { $0.bind(to: $1) }
    }
}
