/// The view of a preview: the component at work, with room to scroll. Once the focus is inside, every key is the component's; Esc alone comes out.
final class PreviewView: View {
    private lazy var scroller = ScrollView()
    private let ruler = RulerView()
    private var grid: PreviewGrid?
    /// Called when Esc was pressed inside.
    var onLeave: (() -> Void)?
    private(set) var component: View?
    /// How the component is shown.
    var arrangement = PreviewArrangement() { didSet { if arrangement != oldValue { arrange() } } }

    /// What lies over the component while that is inspected.
    var inspection: InspectionView? { didSet { grid?.inspection = inspection } }

    override init() {
        super.init()
        isFocusScope = true
        scroller.barStyle = TextStyle(.scroll)
        addSubview(ruler)
        addSubview(scroller)
    }

    /// Shows a component, or nothing.
    /// - Parameter width: its columns unless the arrangement says otherwise.
    func show(_ view: View?, width: Int) {
        component = view
        grid = view.map { PreviewGrid($0, standardWidth: width) }
        grid?.onChange = { [weak self] in self?.gridChanged() }
        grid?.inspection = inspection
        scroller.content = grid
        arrange()
    }

    /// Columns that the component is offered now; `nil` where there is none or no room for it.
    private(set) var offeredColumns: Int? {
        didSet { if offeredColumns != oldValue { onOfferChange?() } }
    }
    /// Told after ``offeredColumns`` has changed.
    var onOfferChange: (() -> Void)?

    private func arrange() {
        grid?.show(arrangement)
        noteOffer()
        setNeedsLayout()
    }

    private func gridChanged() {
        noteOffer()
        showRuler()
    }

    /// Columns that the component would be offered in a room of some width; `nil` where there is none.
    func offer(in width: Int) -> Int? { grid?.offer(in: width) }

    private func noteOffer() { offeredColumns = bounds.isEmpty ? nil : grid?.offer(in: room) }

    // MARK: Layout

    private var hasRuler: Bool { component != nil && arrangement.width != .standard }

    override func layoutSubviews() {
        let top = hasRuler ? min(1, bounds.height) : 0
        ruler.frame = Rect(x: 0, y: 0, width: bounds.width, height: top)
        scroller.frame = Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        noteOffer()
    }

    /// Columns in which the blocks stand; a scroll bar may take one away.
    private var room: Int { grid.map { $0.frame.width > 0 ? $0.frame.width : bounds.width } ?? bounds.width }

    private func showRuler() {
        guard let grid, hasRuler else { return }
        let columns = grid.columns
        ruler.show(starts: columns.starts, count: columns.count, marks: (grid.canPanLeft, grid.canPanRight))
    }

    /// Rows that the component needs, with all around it, in a room of some width.
    func height(in width: Int) -> Int {
        (hasRuler ? 1 : 0) + (grid?.measure(Size(width: width, height: View.unbounded)).height ?? 0)
    }

    // MARK: Scrolling

    /// Scrolls without the focus being inside, as far as there is more to see.
    func scroll(by rows: Int) { scroller.contentOffset += rows }

    func scrollByPage(_ pages: Int) { scroll(by: pages * max(1, scroller.bounds.height - 1)) }

    func pan(by columns: Int) { grid?.pan(by: columns) }

    /// Scrolls a place of the component into view.
    func revealInComponent(_ place: Rect) {
        guard let component else { return }
        component.superview?.reveal(place.offset(x: component.frame.minX, y: component.frame.minY))
    }

    // MARK: Focus

    /// Gives the keys to the component; `false` where nothing in it takes any.
    func focusComponent() -> Bool {
        guard let first = component?.focusableViews(upTo: 1).first else { return false }
        window?.focus(first)
        return true
    }

    override func handle(_ key: KeyEvent) -> Bool {
        if key == KeyEvent(.escape) {
            onLeave?()
        } else if let move = View.focusKeys.first(where: { $0.key == key }) {
            window?.moveFocus(move.direction)
        } else {
            _ = super.handle(key)
        }
        return true
    }
}
