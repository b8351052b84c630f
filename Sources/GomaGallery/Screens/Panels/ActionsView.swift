/// Calls of view models, a row each, and below them the selected one whole.
final class ActionsView: View {
    let list = GalleryListView()
    private let line = HairlineView(.horizontal)
    private let whole = Label(foreground: .textSecondary)
    /// The calls by the rows that stand for them.
    private var calls: [String: LoggedAction] = [:]
    /// The row of the newest call.
    private var newest: String?

    /// Rows that the whole call takes at most, and rows of the panel below which it is left out.
    private static let mostRows = 4
    private static let leastHeight = 8

    override init() {
        super.init()
        whole.maximumLines = Self.mostRows
        list.emptyText = LocalizationKey.galleryNoCalls
        list.onSelect = { [weak self] in self?.showWhole($0) }
        list.onRowsChange = { [weak self] in self?.showWhole(self?.list.selectedRow) }
        [list, line, whole].forEach(addSubview)
    }

    /// A new call is selected; without one the selection stays where it is.
    /// - Parameters:
    ///   - actions: those that are kept, newest last.
    ///   - first: how many there were before them.
    ///   - component: the one on show, whose name goes without saying.
    func show(_ actions: [LoggedAction], after first: Int, of component: String?) {
        let ids = actions.indices.map { String(first + $0) }
        calls = Dictionary(uniqueKeysWithValues: zip(ids, actions))
        list.show(
            zip(ids, actions).map { id, action in
                let isOwn = action.component == component && action.path.isEmpty
                return GalleryRow(
                    id: id, text: isOwn ? action.call : action.place, detail: TimeText.seconds(action.time.offset))
            })
        if newest != ids.last { list.selectLast() }
        newest = ids.last
        showWhole(list.selectedRow)
    }

    /// The call on which the selection stands.
    var selectedCall: LoggedAction? { list.selectedRow.flatMap { calls[$0.id] } }

    private func showWhole(_ row: GalleryRow?) {
        whole.text = row.flatMap { calls[$0.id]?.place } ?? ""
    }

    override func layoutSubviews() {
        let hasRoom = bounds.height >= Self.leastHeight && !whole.text.isEmpty
        let wish = whole.measure(Size(width: bounds.width, height: View.unbounded)).height
        let rows = hasRoom ? min(wish, Self.mostRows) : 0
        let top = bounds.height - rows
        let end = rows > 0 ? top - 1 : top
        list.frame = Rect(x: 0, y: 0, width: bounds.width, height: end)
        line.frame = Rect(x: 0, y: end, width: bounds.width, height: top - end)
        whole.frame = Rect(x: 0, y: top, width: bounds.width, height: rows)
    }
}
