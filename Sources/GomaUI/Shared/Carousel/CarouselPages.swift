import TerminalKit

/// Pages beside each other, all as wide as a carousel says and as high as the highest, so that nothing below jumps when they
/// slide.
final class CarouselPages: View {
    private(set) var pages: [View] = []
    /// Blank columns between pages.
    private let gap: Int
    /// Columns of each page.
    var pageWidth = 0 { didSet { if pageWidth != oldValue { setNeedsLayout() } } }

    init(gap: Int) {
        self.gap = gap
        super.init()
    }

    func show(_ pages: [View]) {
        for old in self.pages where !pages.contains(where: { $0 === old }) { old.removeFromSuperview() }
        for page in pages where page.superview !== self { addSubview(page) }
        self.pages = pages
        setNeedsLayout()
    }

    /// Columns from one page to the next.
    var step: Int { pageWidth + gap }

    /// Columns of all pages.
    var extent: Int { max(0, step * pages.count - gap) }

    func height(pageWidth: Int) -> Int {
        pages.map { $0.measure(Size(width: pageWidth, height: View.unbounded)).height }.max() ?? 0
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: extent, height: height(pageWidth: pageWidth))
    }

    override func layoutSubviews() {
        for (index, page) in pages.enumerated() {
            page.frame = Rect(x: index * step, y: 0, width: pageWidth, height: bounds.height)
        }
    }
}
