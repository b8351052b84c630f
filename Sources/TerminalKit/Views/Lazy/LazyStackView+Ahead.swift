/// What is a page away is made between keys, so that a key that turns the page has nothing to make.
extension LazyStackView {
    /// The rows in which elements are made while nothing else is to be done: as many more as can be seen, on either side.
    private static func rows(aheadOf port: Range<Int>) -> Range<Int> {
        port.lowerBound - port.count - look..<port.upperBound + port.count + look
    }

    /// Has what is a page away made between keys, where there is somebody who does such work.
    func lookAhead() {
        guard !isLookingAhead, let idle = window?.idle, let rows = rowsAhead, !covers(rows) else { return }
        isLookingAhead = true
        idle.add { [weak self] in self?.makeAhead() ?? false }
    }

    /// The rows ahead of those in view; `nil` while it is not known what is in view.
    private var rowsAhead: Range<Int>? {
        room != nil && isLaidOut && bounds.width > 0 ? port.map(Self.rows(aheadOf:)) : nil
    }

    private func covers(_ rows: Range<Int>) -> Bool {
        coveredRows.lowerBound <= max(0, rows.lowerBound)
            && coveredRows.upperBound >= min(rows.upperBound, places.total)
    }

    /// Makes one element more; first, what has come to be far away is let go of, which may be used again.
    /// - Returns: whether there may be more.
    private func makeAhead() -> Bool {
        guard let rows = rowsAhead, let port, !covers(rows) else {
            isLookingAhead = false
            return false
        }
        let known = Set(made.values.map(\.index))
        let missing = places.elements(in: rows).filter { !known.contains($0) }
        // Downwards first, which is where most people go.
        guard let next = missing.first(where: { places.frame(of: $0).minY >= port.upperBound }) ?? missing.last else {
            coveredRows = rows
            isLookingAhead = false
            return false
        }
        let id = elements[next]
        arrange {
            releaseFar(from: port)
            places.set([(next, makeElement(next))])
        }
        placeViews()
        made[id]?.view.layoutIfNeeded()
        if places.total != told { tellChange() }
        return true
    }
}
