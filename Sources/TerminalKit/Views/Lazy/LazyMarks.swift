/// What of a ``LazyStackView`` is to stay where it is on the screen as its elements come, go and turn out higher.
@MainActor
struct LazyMarks {
    /// Rows by which the page has yet to be scrolled for what has turned out higher, or lower.
    var shift = 0
    /// Whether elements have come or gone since the places were noted.
    var hasChanged = false
    /// Elements in view, from above, and where they stood.
    private var tops: [(id: String, top: Int)] = []
    /// The rows that there were where all lie above the view.
    private var height: Int?

    /// Notes where things are.
    /// - Parameter port: the rows that are in view.
    mutating func note(in port: Range<Int>, of stack: LazyStackView) {
        (tops, height, hasChanged) = ([], nil, false)
        // What begins in view has its beginning stay.
        guard port.lowerBound >= 0 else { return }
        guard port.lowerBound < stack.places.total else {
            height = stack.places.total
            return
        }
        tops = stack.places.elements(in: port).map { (stack.elements[$0], stack.places.frame(of: $0).minY) }
    }

    /// The rows by which the page has to be scrolled on so that the first thing in view is where it was.
    mutating func takeShift(of stack: LazyStackView) -> Int {
        defer { shift = 0 }
        var rows = shift
        if let height {
            rows += stack.places.total - height
            self.height = stack.places.total
        } else if let first = tops.first(where: { stack.index(of: $0.id) != nil }) {
            let index = stack.index(of: first.id) ?? 0
            rows += stack.places.frame(of: index).minY - first.top
            tops = tops.compactMap { mark in
                stack.index(of: mark.id).map { (mark.id, stack.places.frame(of: $0).minY) }
            }
        }
        hasChanged = false
        return rows
    }
}

extension LazyStackView {
    /// What stays in its place while elements are measured for the first time: what was asked for, else the first thing in
    /// view.
    enum DiscoveryHold {
        case none
        case element(Int, row: Int)
        /// The end, so many rows below the beginning of the view.
        case end(row: Int)

        /// Rows from the beginning of the view.
        var row: Int {
            switch self {
            case .none: 0
            case .element(_, let row), .end(let row): row
            }
        }
    }

    func discoveryHold(in port: Range<Int>) -> DiscoveryHold {
        let end = places.total - port.lowerBound
        // At its start, a page stays there.
        guard port.lowerBound >= 0, (scroller?.contentOffset ?? 0) > 0 else { return .none }
        if end <= 0 || scroller?.goesToEnd == true { return .end(row: end) }
        let wanted = [held.wanted, held.focused(in: self)].compactMap(\.self).compactMap { made[$0]?.index }.first {
            let frame = places.frame(of: $0)
            return frame.minY < port.upperBound && frame.maxY > port.lowerBound
        }
        let seen = places.elements(in: port)
        // One that is not there yet grows away from what is.
        guard let element = wanted ?? seen.first(where: { made[elements[$0]] != nil }) ?? seen.first else {
            return .none
        }
        return .element(element, row: places.frame(of: element).minY - port.lowerBound)
    }

    func row(of hold: DiscoveryHold, in port: Range<Int>) -> Int {
        switch hold {
        case .none: 0
        case .element(let element, _): places.frame(of: element).minY - port.lowerBound
        case .end: places.total - port.lowerBound
        }
    }

    /// The index of an element that has a view.
    func index(of id: String) -> Int? { made[id]?.index }

    /// Notes what is in view, and where.
    func noteMarks() {
        guard !marks.hasChanged, isLaidOut, let port else { return }
        marks.note(in: port, of: self)
        held.wanted = nil
    }
}
