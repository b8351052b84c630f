/// Pages beside each other, all as wide as a carousel says and as high as the highest, so that nothing below jumps when they
/// slide.
package final class CarouselPages: View {
    private(set) var pages: [View] = []
    /// Blank columns between pages.
    private let gap: Int
    /// Columns of each page.
    package var pageWidth = 0 { didSet { if pageWidth != oldValue { setNeedsLayout() } } }

    package init(gap: Int) {
        self.gap = gap
        super.init()
    }

    package func show(_ pages: [View]) {
        self.pages = pages
        setSubviews(pages)
    }

    /// Columns from one page to the next.
    package var step: Int { pageWidth + gap }

    /// Columns of all pages.
    package var extent: Int { max(0, step * pages.count - gap) }

    package func height(pageWidth: Int) -> Int {
        pages.map { $0.measure(Size(width: pageWidth, height: View.unbounded)).height }.max() ?? 0
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: extent, height: height(pageWidth: pageWidth))
    }

    override package func layoutSubviews() {
        for (index, page) in pages.enumerated() {
            page.frame = Rect(x: index * step, y: 0, width: pageWidth, height: bounds.height)
        }
    }
}
