/// The views of a component in a list, and below it what one cell consists of.
final class InspectorView: View {
    let list = GalleryListView()
    private let line = HairlineView(.horizontal)
    private let facts = StackView(axis: .vertical)
    private lazy var labels = RepeatedViews(in: facts) { Label(foreground: .textSecondary) }
    /// Takes no room: it has this view laid out again without a cell of it being drawn.
    private let trigger = View()
    /// Called before it is laid out, so that it shows what is.
    var onLayout: (() -> Void)?

    /// Rows that one fact may take, and rows of the panel below which it is one and nothing sets the facts apart.
    private static let factRows = 2
    private static let leastRoomyHeight = 10

    override init() {
        super.init()
        [list, line, facts, trigger].forEach(addSubview)
    }

    /// Calls ``onLayout`` when everything is in its place next.
    func askForLayout() { trigger.setNeedsLayout() }

    func show(_ cell: CellFacts?) {
        let lines = cell?.lines ?? []
        labels.show(lines.enumerated()) { label, line in
            let (index, text) = line
            label.text = text
            let isWarning = index == lines.count - 1 && cell?.isTooFaint == true
            label.style =
                isWarning ? TextStyle(.alertWarning, .bold) : TextStyle(index == 0 ? .textPrimary : .textSecondary)
        }
    }

    /// The list keeps at least half of the room, and where there is little two rows.
    override func layoutSubviews() {
        onLayout?()
        let isRoomy = bounds.height >= Self.leastRoomyHeight
        for label in labels.views { label.maximumLines = isRoomy ? Self.factRows : 1 }
        let wish = facts.measure(Size(width: bounds.width, height: View.unbounded)).height
        let rows = min(wish, max(0, isRoomy ? bounds.height / 2 - 1 : bounds.height - 2))
        let top = bounds.height - rows
        let end = isRoomy && rows > 0 ? top - 1 : top
        facts.frame = Rect(x: 0, y: top, width: bounds.width, height: rows)
        line.frame = Rect(x: 0, y: end, width: bounds.width, height: top - end)
        list.frame = Rect(x: 0, y: 0, width: bounds.width, height: end)
        trigger.frame = .zero
    }
}
