/// A window that glides over pages beside each other. Only pages in view are laid out and drawn, and only those that are
/// wholly in view can be used.
package final class CarouselStrip: ScrollView {
    private let shape: CarouselShape
    private let row: CarouselPages
    private let glide: StripGlide
    private var wantedPage = 0
    /// Whether the next layout brings the page into view at once.
    private var alignsOnLayout = true
    private var laidOutWidth = 0

    package init(_ shape: CarouselShape, in environment: ViewEnvironment) {
        self.shape = shape
        row = CarouselPages(gap: shape.gap)
        glide = StripGlide(over: .milliseconds(200), in: environment)
        super.init(row, axis: .horizontal)
    }

    package var pages: [View] { row.pages }

    /// Takes these pages in place of others, and stands at one of them at once.
    package func show(_ pages: [View], at page: Int) {
        row.show(pages)
        jump(to: page)
    }

    /// Stands at a page at once.
    package func jump(to page: Int) {
        wantedPage = page
        glide.stop()
        alignsOnLayout = true
        setNeedsLayout()
    }

    /// Glides to a page; `false` where it is there already.
    package func slide(to page: Int) -> Bool {
        guard page != wantedPage else { return false }
        guard !alignsOnLayout, !bounds.isEmpty else {
            jump(to: page)
            return true
        }
        wantedPage = page
        show(place..<place + bounds.width)
        renderPages()
        return true
    }

    /// Places that a window of so many columns can stand at; the last one shows the end of the last page.
    package func placeCount(in columns: Int) -> Int {
        let step = shape.pageWidth(in: columns) + shape.gap
        return step > 0 ? (farthest(in: columns) + step - 1) / step + 1 : 1
    }

    /// The place that it stands at, or is on its way to.
    package var page: Int { min(max(0, wantedPage), placeCount(in: bounds.width) - 1) }

    /// The place that shows more of what is cut at an edge of the window, at a column of it; `nil` where nothing is cut there.
    package func placeShowingMore(at column: Int) -> Int? {
        let index = (contentOffset + column) / max(1, row.step)
        guard pages.indices.contains(index), !pages[index].isInteractive else { return nil }
        return index < page ? index : page + 1
    }

    /// First column in view at the page.
    private var place: Int { min(page * row.step, farthest(in: bounds.width)) }

    /// First column in view at the last place.
    private func farthest(in columns: Int) -> Int {
        max(0, (shape.pageWidth(in: columns) + shape.gap) * pages.count - shape.gap - columns)
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: proposal.width, height: row.height(pageWidth: shape.pageWidth(in: proposal.width)))
    }

    override package func layoutSubviews() {
        row.pageWidth = shape.pageWidth(in: bounds.width)
        alignsOnLayout = alignsOnLayout || bounds.width != laidOutWidth
        laidOutWidth = bounds.width
        super.layoutSubviews()
        if alignsOnLayout, !bounds.isEmpty {
            alignsOnLayout = false
            contentOffset = place
        }
        renderPages()
    }

    /// The carousel around it has keys and the wheel.
    override package var canBecomeFocused: Bool { false }
    override package var keyBindings: [KeyBinding] { [] }
    override package func handle(_ mouse: MouseEvent) -> Bool { false }

    override package func move() { glide.move(self) { [weak self] in self?.renderPages() } }

    override package func rest() {
        glide.stop()
        super.rest()
    }

    private func renderPages() {
        guard !bounds.isEmpty else { return }
        for (index, page) in pages.enumerated() {
            let columns = index * row.step..<index * row.step + row.pageWidth
            page.isHidden = !columns.overlaps(contentOffset..<contentOffset + bounds.width)
            page.isInteractive = place <= columns.lowerBound && columns.upperBound <= place + bounds.width
        }
    }
}
