/// States as tiles, in as many columns as there is room for. Only those in view are at work.
final class TileGridView: View {
    /// The tiles that are in view.
    private(set) lazy var tiles = StateTiles(in: self)
    /// Told after the tiles have been put in their places.
    var onLayout: (() -> Void)?
    /// Told the state that the customer selected.
    var onSelect: ((Int) -> Void)?
    /// Told the state on which Enter was pressed, or which was clicked again.
    var onOpen: ((Int) -> Void)?

    private var selected = 0
    private var layout = TileLayout(count: 0, across: 1)
    private var laidOutSize = Size.zero
    private var offset = 0
    /// Whether the next layout has to bring the selected tile into view.
    private var followsSelection = true

    override init() {
        super.init()
        accessibilityIdentifier = "states"
    }

    /// - Parameter isNew: whether the components have to be made anew; else those at work are shown in another way.
    func show(_ content: TilesContent, selected: Int, isNew: Bool) {
        self.selected = selected
        tiles.show(content, isNew: isNew)
        laidOutSize = .zero
        followsSelection = true
        setNeedsLayout()
    }

    private var content: TilesContent? { tiles.content }

    // MARK: Tiles

    /// Columns offered to each component: its own default, or a little less where one more tile then fits beside.
    var offeredColumns: Int {
        guard let content else { return 1 }
        let (width, margin) = (max(1, bounds.width - 1), PreviewBlock.margin.horizontal)
        let room = max(1, width - margin)
        switch content.width {
        case .standard:
            let standard = content.component.defaultWidth
            let narrower = width / (width / (standard + margin) + 1) - margin
            return narrower * 5 >= standard * 4 ? narrower : min(standard, room)
        case .columns(let count): return min(count, room)
        case .fit: return room
        }
    }

    /// A tile is at least as wide as most names.
    private var tileWidth: Int {
        let wish = content?.nameWidth(in: glyphs) ?? 0
        return max(offeredColumns + PreviewBlock.margin.horizontal, min(wish, bounds.width - 1))
    }

    /// Where the components in the first row begin.
    var columnStarts: [Int] {
        (0..<min(layout.across, layout.count)).map { $0 * tileWidth + PreviewBlock.margin.left }
    }

    private func height(of row: Range<Int>) -> Int {
        row.map { tiles.height(at: $0, offering: offeredColumns) }.max() ?? 1
    }

    // MARK: Layout

    override func layoutSubviews() {
        guard let content, !bounds.isEmpty else { return }
        if laidOutSize.width != bounds.width {
            layout = TileLayout(count: content.component.states.count, across: (bounds.width - 1) / tileWidth)
        }
        if laidOutSize != bounds.size { followsSelection = true }
        laidOutSize = bounds.size
        if followsSelection { revealSelection() }
        followsSelection = false
        layout.measure(above: offset + bounds.height, height: height)
        offset = min(offset, max(0, layout.extent - bounds.height))
        layout.measure(above: offset + bounds.height, height: height)
        placeTiles()
        onLayout?()
    }

    private func placeTiles() {
        let rows = layout.rows(in: offset..<offset + bounds.height)
        tiles.keep(Set(rows.flatMap { layout.tiles(inRow: $0) }))
        for row in rows {
            let top = layout.top(ofRow: row) - offset
            for (column, index) in layout.tiles(inRow: row).enumerated() {
                guard let view = tiles.tile(at: index) else { continue }
                view.frame = Rect(x: column * tileWidth, y: top, width: tileWidth, height: layout.heights[row])
                view.place(offering: offeredColumns)
                view.isSelected = index == selected
            }
        }
    }

    /// The bar beside the tiles.
    override func drawOverlay(in painter: Painter) {
        let bar = ScrollBar(total: layout.extent, visible: bounds.height, offset: offset)
        let place = Rect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
        bar.draw(in: place, of: painter, style: TextStyle(.scroll))
    }

    private func revealSelection() {
        let row = layout.row(of: selected)
        layout.measure(through: row, height: height)
        let (top, height) = (layout.top(ofRow: row), layout.heights[row])
        if top < offset {
            offset = top
        } else if top + min(height, bounds.height) > offset + bounds.height {
            offset = top + min(height, bounds.height) - bounds.height
        }
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { true }

    override var cursorPosition: Point? { tiles.known(at: selected)?.frame.origin }

    override var keyBindings: [KeyBinding] {
        [
            step(.left, galleryWords.text(.galleryPreviousState), by: -1),
            step(.right, galleryWords.text(.galleryNextState), by: 1),
            step(.up, galleryWords.title(.up), by: -layout.across),
            step(.down, galleryWords.title(.down), by: layout.across),
            KeyBinding(KeyEvent(.pageUp), galleryWords.title(.pageUp)) { [self] in page(by: -1) },
            KeyBinding(KeyEvent(.pageDown), galleryWords.title(.pageDown)) { [self] in page(by: 1) },
            KeyBinding(KeyEvent(.home), galleryWords.text(.galleryFirstState)) { [self] in choose(0) },
            KeyBinding(KeyEvent(.end), galleryWords.text(.galleryLastState)) { [self] in choose(count - 1) },
            KeyBinding(KeyEvent(.enter), galleryWords.text(.galleryGoToState)) { [self] in onOpen?(selected) },
        ]
    }

    private func step(_ key: Key, _ title: String, by step: Int) -> KeyBinding {
        KeyBinding(KeyEvent(key), title) { [self] in
            if (0..<count).contains(selected + step) {
                choose(selected + step)
            } else if step > 1, layout.row(of: selected) < layout.rowCount - 1 {
                choose(count - 1)
            }
        }
    }

    /// All states, also while there is no room that they could be laid out in.
    private var count: Int { tiles.count }

    private func choose(_ index: Int) {
        guard (0..<count).contains(index) else { return }
        selected = index
        followsSelection = true
        onSelect?(index)
        setNeedsLayout()
    }

    /// Moves the view by its height; the selection goes to the first tile that begins there.
    private func page(by pages: Int) {
        guard layout.count > 0 else { return choose(pages < 0 ? 0 : count - 1) }
        let step = max(1, bounds.height - 1) * pages
        layout.measure(above: offset + step + bounds.height, height: height)
        let target = min(max(0, offset + step), max(0, layout.extent - bounds.height))
        let rows = layout.rows(in: target..<target + bounds.height)
        let row = rows.first { layout.top(ofRow: $0) >= target } ?? rows.lowerBound
        selected = target == offset ? (pages < 0 ? 0 : layout.count - 1) : layout.tiles(inRow: row).lowerBound
        offset = target
        onSelect?(selected)
        setNeedsLayout()
    }

    override func handle(_ mouse: MouseEvent) -> Bool {
        switch mouse.action {
        case .wheelUp: scroll(by: -MouseEvent.wheelStep)
        case .wheelDown: scroll(by: MouseEvent.wheelStep)
        case .press(.left):
            guard let index = tiles.state(at: mouse.location) else { return false }
            let wasSelected = index == selected
            choose(index)
            if wasSelected { onOpen?(index) }
        default: return false
        }
        return true
    }

    private func scroll(by rows: Int) {
        offset = max(0, offset + rows)
        setNeedsLayout()
    }
}
