/// A picture of cells as they were drawn elsewhere, with room to move it up, down and sideways.
final class MarkedPictureView: View {
    private let ruler = RulerView()
    private let block = PictureBlock()
    private lazy var scroller = ScrollView(block)
    private var hasRuler = false

    override init() {
        super.init()
        scroller.barStyle = TextStyle(.scroll)
        scroller.isInteractive = false
        addSubview(ruler)
        addSubview(scroller)
    }

    func show(_ content: DifferencesContent) {
        hasRuler = content.hasRuler
        block.show(content.picture, content.colors)
        setNeedsLayout()
    }

    /// Cells of the picture with its margin and ruler.
    var wish: Size { Size(width: block.width, height: block.height + rulerHeight) }

    // MARK: Moving

    var canScrollBack: Bool { scroller.canScrollBack }

    func scroll(by rows: Int) { scroller.contentOffset += rows }

    func scrollToStart() { scroller.contentOffset = 0 }

    /// Moves the picture sideways, as far as there is more of it.
    func pan(by columns: Int) {
        block.pan(by: columns)
        setNeedsLayout()
    }

    // MARK: Layout

    private var isCut: Bool { block.width > bounds.width }

    private var rulerHeight: Int { hasRuler || isCut ? 1 : 0 }

    override func layoutSubviews() {
        let top = min(rulerHeight, bounds.height)
        ruler.frame = Rect(x: 0, y: 0, width: bounds.width, height: top)
        scroller.frame = Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        scroller.layoutIfNeeded()
        let count = max(0, block.width - PreviewBlock.margin.horizontal)
        ruler.show(
            starts: [PreviewBlock.margin.left - block.shownPan], count: count,
            marks: (block.shownPan > 0, block.shownPan < block.greatestPan))
    }
}

/// Cells with a margin, in the colours of some theme.
private final class PictureBlock: PreviewBlock {
    private var surface = Surface(size: .zero)
    private var pan = 0
    /// Columns left of the view, as far as the picture goes.
    var shownPan: Int { min(pan, greatestPan) }
    var greatestPan: Int { max(0, width - bounds.width) }

    func show(_ surface: Surface, _ colors: EmulatedColors?) {
        self.surface = surface
        show(PreviewArrangement.Block(title: nil, colors: colors))
    }

    func pan(by columns: Int) {
        pan = min(max(0, shownPan + columns), greatestPan)
        setNeedsDisplay()
    }

    /// Cells with the margin.
    var width: Int { size(around: surface.size).width }
    var height: Int { size(around: surface.size).height }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(width, proposal.width), height: height) }

    override func draw(in painter: Painter) {
        let place = Point(x: Self.margin.left - shownPan, y: head)
        painter.draw(surface.onGround, at: place)
    }
}
