/// The grid of a preview's blocks, one for each chosen theme: beside each other as far as there is room, the rest below.
///
/// A single row that is wider than the room can be moved sideways; the focus is kept in view.
final class PreviewGrid: View {
    private let component: View
    private let living: LivingBlock
    private lazy var mirrors = RepeatedViews(in: self) { [component] in MirrorBlock(of: component) }
    private var width = PreviewWidth.standard
    /// Columns at which the component is shown unless told otherwise.
    private let standardWidth: Int
    /// Columns of the component left of the view.
    private(set) var pan = 0
    /// Told after the columns in view or their number have changed.
    var onChange: (() -> Void)?

    /// What lies over the component while that is inspected.
    var inspection: InspectionView? {
        get { living.inspection }
        set {
            living.inspection = newValue
            setNeedsLayout()
        }
    }

    /// Less than this is no width to compare themes in; they go below each other then.
    private static let leastBeside = 32

    init(_ component: View, standardWidth: Int) {
        self.component = component
        self.standardWidth = standardWidth
        living = LivingBlock(component)
        super.init()
        addSubview(living)
    }

    /// Takes another arrangement; the component at work stays where it is.
    func show(_ arrangement: PreviewArrangement) {
        width = arrangement.width
        ownGlyphs = arrangement.glyphs
        mirrors.keep(max(0, arrangement.blocks.count - 1))
        for (block, looks) in zip(blocks, arrangement.blocks) { block.show(looks) }
        setNeedsLayout()
    }

    private var blocks: [PreviewBlock] { [living] + mirrors.views }

    /// Columns that the component is offered in a room of some width.
    func offer(in room: Int) -> Int {
        let margin = PreviewBlock.margin.horizontal
        switch width {
        case .standard: return max(1, min(standardWidth, room - margin))
        case .columns(let count): return count
        case .fit:
            let share = room / (mirrors.views.count + 1) - margin
            return max(1, share >= Self.leastBeside ? share : room - margin)
        }
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: Size) -> Size {
        let block = blockSize(in: proposal.width)
        let across = across(in: proposal.width)
        return Size(
            width: min(block.width * across, proposal.width),
            height: block.height * ((blocks.count + across - 1) / across))
    }

    override func layoutSubviews() {
        let block = blockSize(in: bounds.width)
        let across = across(in: bounds.width)
        pan = min(max(0, pan), maximumPan)
        let component = componentSize(in: bounds.width)
        for (index, view) in blocks.enumerated() {
            let place = Point(x: index % across * block.width - pan, y: index / across * block.height)
            view.frame = Rect(origin: place, size: block)
        }
        living.place(component: component)
        onChange?()
    }

    private func componentSize(in room: Int) -> Size {
        ComponentRenderer.fittingSize(of: component, width: offer(in: room))
    }

    private func blockSize(in room: Int) -> Size { living.size(around: componentSize(in: room)) }

    private func across(in room: Int) -> Int { max(1, min(blocks.count, room / max(1, blockSize(in: room).width))) }

    // MARK: Sideways

    /// Where the columns of each block in the first row begin, and how many there are.
    var columns: (starts: [Int], count: Int) {
        let width = blockSize(in: bounds.width).width
        let starts = (0..<across(in: bounds.width)).map { $0 * width + PreviewBlock.margin.left - pan }
        return (starts, offer(in: bounds.width))
    }

    var canPanLeft: Bool { pan > 0 }
    var canPanRight: Bool { pan < maximumPan }

    private var maximumPan: Int {
        let room = bounds.width
        return max(0, blockSize(in: room).width * across(in: room) - room)
    }

    /// Moves the view by some columns, as far as there is more to see on that side.
    func pan(by columns: Int) {
        let old = pan
        pan = min(max(0, pan + columns), maximumPan)
        guard pan != old else { return }
        for view in blocks { view.frame = view.frame.offset(x: old - pan, y: 0) }
        onChange?()
    }

    override func reveal(_ rect: Rect) {
        let room = bounds.width
        let end = rect.minX + min(rect.width, room)
        let old = pan
        if rect.minX < 0 {
            pan(by: rect.minX)
        } else if end > room {
            pan(by: end - room)
        }
        super.reveal(rect.offset(x: old - pan, y: 0))
    }

    // MARK: Display

    /// What changes in the component changes in its copies.
    override func setNeedsDisplay(in rect: Rect) {
        super.setNeedsDisplay(in: rect)
        guard rect.intersects(living.frame) else { return }
        inspection?.onComponentChange?()
        for mirror in mirrors.views {
            let copy = rect.intersection(living.frame)
                .offset(x: mirror.frame.minX - living.frame.minX, y: mirror.frame.minY - living.frame.minY)
            super.setNeedsDisplay(in: copy)
        }
    }
}
