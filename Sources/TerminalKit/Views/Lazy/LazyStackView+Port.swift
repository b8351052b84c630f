/// The rows of a lazy stack that can be seen.
extension LazyStackView {
    /// The rows of this view that can be seen where there is as much of it; `nil` where nothing of it shows.
    var port: Range<Int>? {
        guard isVisible else { return nil }
        var (first, end, y) = (Int.min, Int.max, 0)
        var view: View = self
        while let parent = view.superview {
            y += view.frame.minY
            (first, end) = (max(first, -y), min(end, parent.bounds.height - y))
            view = parent
        }
        if view === self { (first, end) = (0, bounds.height) }
        return first < end ? first..<end : nil
    }

    /// Rows before and behind those in view that are there at any time.
    static let look = 2

    /// The rows in which elements are made: some more than can be seen.
    static func rows(near port: Range<Int>) -> Range<Int> {
        let margin = max(2 * look, port.count / 3)
        return port.lowerBound - margin..<port.upperBound + margin
    }

    /// The elements that have been made in some rows, and those whose views stay wherever these are.
    func elements(near rows: Range<Int>) -> [String: Made] {
        let near = places.elements(in: rows)
        let (first, last, kept) = (near.first ?? 0, near.last ?? -1, held.ids(in: self))
        return made.filter { id, element in first <= element.index && element.index <= last || kept.contains(id) }
    }

    /// Shows what was asked for before this layout; asks for layout where something is in view that has not been made.
    func look() {
        revealAsked()
        guard room != nil, isLaidOut, let port else { return }
        // What comes next is known before anybody can go there: it may be the end.
        let (first, end) = (max(0, port.lowerBound - Self.look), min(port.upperBound + Self.look, places.total))
        guard first < end else { return }
        if first < coveredRows.lowerBound || end > coveredRows.upperBound { roomChanged() }
    }

    /// The view that scrolls what this one lies in.
    var scroller: ScrollView? { superviews.lazy.compactMap { $0 as? ScrollView }.first { $0.axis == .vertical } }
}

extension LazyPlaces {
    /// Whether these are the places in some columns.
    func fits(_ other: (columns: StackColumns, width: Int)) -> Bool { columns == other.columns && width == other.width }
}
