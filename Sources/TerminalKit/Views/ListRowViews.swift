/// The views of the rows of a list that are in view. Those whose rows have gone serve others of their kind.
@MainActor
final class ListRowViews {
    private var views: [Int: View] = [:]
    /// Whether a view in ``views`` is a heading's.
    private var isHeading: [Int: Bool] = [:]

    subscript(row: Int) -> View? { views[row] }

    /// Gives each row a view: its own from before, else one whose row has gone, else a new one.
    /// - Parameter asksAgain: whether the data source is asked for rows that have a view already.
    func show(_ rows: Range<Int>, of dataSource: any ListViewDataSource, in list: View, asksAgain: Bool) {
        var free = takeViews(besides: rows, of: dataSource)
        for row in rows {
            let known = views[row]
            guard known == nil || asksAgain else { continue }
            let isHeading = dataSource.isHeading(row)
            let old = known ?? free[isHeading]?.popLast()
            let view = dataSource.view(forRow: row, reusing: old)
            if view !== old { old?.removeFromSuperview() }
            if view.superview !== list { list.addSubview(view) }
            views[row] = view
            self.isHeading[row] = isHeading
        }
        for view in free.values.joined() { view.removeFromSuperview() }
        isHeading = isHeading.filter { views[$0.key] != nil }
        list.arrangeSubviews(rows.compactMap { views[$0] })
    }

    func removeAll() {
        for view in views.values { view.removeFromSuperview() }
        views = [:]
        isHeading = [:]
    }

    /// Takes the views of rows that have gone or are of another kind by now, by kind.
    private func takeViews(besides rows: Range<Int>, of dataSource: any ListViewDataSource) -> [Bool: [View]] {
        var free: [Bool: [View]] = [:]
        for row in views.keys.sorted() where !rows.contains(row) || isHeading[row] != dataSource.isHeading(row) {
            guard let view = views.removeValue(forKey: row) else { continue }
            free[isHeading[row] ?? false, default: []].append(view)
        }
        return free
    }
}
