/// A component's name, all its states below each other and beside each other, and the status at the bottom.
final class ContactSheetView: GalleryView {
    let tiles = TileGridView()
    let status = StatusBar()
    /// Told after the columns offered to each state may be others.
    var onRoomChange: (() -> Void)?
    private let title = Label(foreground: .textPrimary, .bold)
    private let count = Label(foreground: .textSecondary)
    private let line = HairlineView(.horizontal)
    private let ruler = RulerView()
    private var hasRuler = false
    private lazy var head = StackView([title, count], spacing: Spacing.sm)

    override init(words: GalleryWords = .english) {
        super.init(words: words)
        [head, line, ruler, tiles, status].forEach(addSubview)
        tiles.onLayout = { [weak self] in
            self?.showRuler()
            self?.onRoomChange?()
        }
    }

    func show(_ content: TilesContent, selected: Int, isNew: Bool) {
        title.text = content.component.name
        count.text = words.states(content.component.states.count)
        tiles.show(content, selected: selected, isNew: isNew)
        hasRuler = content.width != .standard
        setNeedsLayout()
    }

    private func showRuler() {
        ruler.show(starts: tiles.columnStarts, count: tiles.offeredColumns, marks: (false, false))
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        head.frame = Rect(x: 2, y: 0, width: width - 4, height: 1)
        line.frame = Rect(x: 0, y: 1, width: width, height: 1)
        let top = hasRuler ? 3 : 2
        ruler.frame = Rect(x: 0, y: 2, width: width, height: min(top, max(2, height - 1)) - 2)
        tiles.frame = Rect(x: 0, y: top, width: width, height: height - 1 - top)
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
    }
}
