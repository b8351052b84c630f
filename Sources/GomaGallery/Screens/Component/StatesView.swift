/// The state on show and, where there is room, the others beside it and below it as tiles. Only those in view are at
/// work, and none is shown in part.
///
/// Each of the others keeps its place whichever state is on show; the one before it in order has that place only while
/// the state on show comes later.
final class StatesView: View {
    /// The tiles that are in view.
    private(set) lazy var tiles = StateTiles(in: self)
    /// Told the state that was clicked.
    var onSelect: ((Int) -> Void)?
    /// Asks for the components to be made, which takes longer than a key may.
    var onNeedsComponents: (() -> Void)?
    /// The smallest screen on which other states stand beside the one on show.
    private static let leastScreen = Size(width: 120, height: 40)

    /// Whether the screen is large enough for others than the state on show.
    var hasRoomForTiles = false { didSet { if hasRoomForTiles != oldValue { setNeedsLayout() } } }

    static func hasRoomForTiles(on screen: Size) -> Bool {
        screen.width >= leastScreen.width && screen.height >= leastScreen.height
    }

    let preview: PreviewView
    /// Whether the others are offered as many columns as the one on show, rather than fewer beside it.
    private let keepsWidth: Bool
    /// Names the state on show where others stand beside it.
    private let caption = Label(foreground: .textPrimary, .bold)
    private var current = 0
    /// Whether the components have been made that were asked for.
    private var isReady = false
    /// Rows of each state's tile, as it was when it was measured, and the columns that were offered to it then.
    private var heights: [Int: Int] = [:]
    private var measuredColumns = 0

    /// - Parameters:
    ///   - preview: shows the state on show.
    ///   - keepsWidth: whether the others are offered as many columns.
    init(_ preview: PreviewView, keepsWidth: Bool = false) {
        self.preview = preview
        self.keepsWidth = keepsWidth
        super.init()
        accessibilityIdentifier = "beside"
        addSubview(caption)
        addSubview(preview)
    }

    /// - Parameters:
    ///   - content: nothing where the state on show stands alone.
    ///   - isNew: whether the components have to be made anew; else those at work are shown in another way.
    func show(_ content: TilesContent?, current: Int, isNew: Bool) {
        guard content != nil || tiles.content != nil else { return self.current = current }
        if isNew || content == nil { isReady = false }
        // What has been edited in the state that was on show shows in its tile.
        if current != self.current { heights[self.current] = nil }
        if isNew { heights = [:] }
        heights = heights.filter { $0.key == current || content?.edited[$0.key] == tiles.content?.edited[$0.key] }
        self.current = current
        caption.text = content?.title(ofState: current, in: glyphs).string ?? ""
        tiles.show(content, isNew: isNew)
        setNeedsLayout()
    }

    /// The components that were asked for are there.
    func componentsMade() {
        isReady = true
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        guard let layout else {
            tiles.keep([])
            caption.frame = .zero
            preview.frame = bounds
            return
        }
        let rows = place(layout, lead: preview.height(in: layout.leadWidth) + 1)
        caption.frame = Rect(x: 2, y: 0, width: layout.leadWidth - 4, height: 1)
        preview.frame = Rect(x: 0, y: 1, width: layout.leadWidth, height: rows - 1)
    }

    /// The columns in which the states stand; `nil` where the one on show stands alone.
    private var layout: BesideLayout? {
        guard hasRoomForTiles, !bounds.isEmpty, let content = tiles.content,
            let lead = preview.offer(in: bounds.width)
        else { return nil }
        return BesideLayout(
            in: bounds.size, lead: lead, isFixed: keepsWidth || content.width != .standard,
            nameWidth: content.nameWidth(in: glyphs))
    }

    /// Puts the tiles in their places.
    /// - Parameter wish: rows that the state on show needs.
    /// - Returns: the rows that it gets.
    private func place(_ layout: BesideLayout, lead wish: Int) -> Int {
        guard isReady else {
            onNeedsComponents?()
            return layout.leadHeight(wish, others: 0)
        }
        if measuredColumns != layout.offered { (heights, measuredColumns) = ([:], layout.offered) }
        for index in 0..<tiles.count where tiles.known(at: index) != nil || heights[index] == nil {
            heights[index] = tiles.height(at: index, offering: layout.offered)
        }
        let slots = (0..<max(0, tiles.count - 1)).map { max(heights[$0] ?? 1, heights[$0 + 1] ?? 1) }
        let lead = layout.leadHeight(wish, others: slots.max() ?? 0)
        let page = layout.page(with: min(current, slots.count - 1), lead: lead, heights: slots)
        tiles.keep(Set(page.map { state(in: $0.slot) }))
        for place in page {
            guard let tile = tiles.tile(at: state(in: place.slot)) else { continue }
            tile.frame = place.frame
            tile.place(offering: layout.offered)
        }
        return lead
    }

    /// The state that has a place: the one on show has none.
    private func state(in slot: Int) -> Int { slot < current ? slot : slot + 1 }

    override func handle(_ mouse: MouseEvent) -> Bool {
        guard case .press(.left) = mouse.action, let index = tiles.state(at: mouse.location) else { return false }
        onSelect?(index)
        return true
    }
}
