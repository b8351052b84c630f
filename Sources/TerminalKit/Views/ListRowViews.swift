/// The views of the rows of a list that are in view. Those whose rows have gone serve others of their kind.
@MainActor
final class ListRowViews {
    /// Those of the rows from `first` on.
    private var rows: [Row] = []
    private var first = 0

    private struct Row {
        let view: View
        let isHeading: Bool
    }

    /// The rows that have a view.
    private var range: Range<Int> { first..<first + rows.count }

    var count: Int { rows.count }

    subscript(row: Int) -> View? { range.contains(row) ? rows[row - first].view : nil }

    func contains(_ view: View) -> Bool {
        for row in rows where row.view === view { return true }
        return false
    }

    /// Gives each row a view: its own from before, else one whose row has gone, else a new one.
    /// - Parameters:
    ///   - asksAgain: whether the data source is asked for rows that have a view already.
    ///   - hasScrolled: whether other rows are seen by now where those were that have gone: their views leave these places
    ///     before they show something else.
    func show(
        _ inView: Range<Int>, of dataSource: any ListViewDataSource, in list: View, asksAgain: Bool, hasScrolled: Bool
    ) {
        var free: [Bool: [View]] = [:]
        for row in range where !isKept(row, in: inView, of: dataSource, asksAgain: asksAgain) {
            let old = rows[row - first]
            free[old.isHeading, default: []].append(old.view)
            if hasScrolled { old.view.follow(to: old.view.frame.offset(x: 0, y: View.unbounded)) }
        }
        var new: [Row] = []
        for row in inView {
            let known = isKept(row, in: inView, of: dataSource, asksAgain: asksAgain) ? rows[row - first] : nil
            if let known, !asksAgain {
                new.append(known)
                continue
            }
            let isHeading = dataSource.isHeading(row)
            let old = known?.view ?? free[isHeading]?.popLast()
            let view = dataSource.view(forRow: row, reusing: old)
            if view !== old { old?.removeFromSuperview() }
            if view.superview !== list { list.addSubview(view) }
            new.append(Row(view: view, isHeading: isHeading))
        }
        (rows, first) = (new, inView.lowerBound)
        for views in free.values {
            for view in views { view.removeFromSuperview() }
        }
        list.arrangeSubviews(rows.map(\.view))
    }

    /// Whether a row keeps the view that it has. What kind a row is of changes when the data source is asked again.
    private func isKept(
        _ row: Int, in inView: Range<Int>, of dataSource: any ListViewDataSource, asksAgain: Bool
    ) -> Bool {
        guard range.contains(row), inView.contains(row) else { return false }
        return !asksAgain || rows[row - first].isHeading == dataSource.isHeading(row)
    }

    func removeAll() {
        for row in rows { row.view.removeFromSuperview() }
        rows = []
    }
}
