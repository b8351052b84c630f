/// The focused view and its place, so that a neighbour can be found once the view is gone.
@MainActor
struct FocusPlace {
    private(set) weak var view: View?
    /// In the window, when everything was in its place last.
    let rect: Rect
    private let around: [Ancestor]

    private struct Ancestor {
        weak var view: View?
    }

    init(of view: View) {
        self.view = view
        rect = view.focusRect
        around = sequence(first: view, next: \.superview).map { Ancestor(view: $0) }
    }

    /// The view and those around it, as far as they are there; the innermost first, the whole screen last.
    var ancestors: [View] { around.compactMap(\.view) }

    /// How far off another view is; a row counts four times.
    func distance(to other: View) -> Int {
        let place = other.focusRect
        return abs(place.minX - rect.minX) + 4 * abs(place.minY - rect.minY)
    }
}

extension View {
    /// Where the focus is seen when it is here, in the window: one with others inside it has its mark in the first
    /// column.
    var focusRect: Rect {
        let place = convertToWindow(bounds)
        let holdsOthers = subviews.contains { !$0.focusableViews.isEmpty }
        return holdsOthers
            ? Rect(x: place.minX, y: place.minY, width: min(1, place.width), height: place.height) : place
    }

    /// The innermost view around this one that Tab stays in, else the outermost.
    var focusScope: View {
        var view = self
        while !view.isFocusScope, let superview = view.superview { view = superview }
        return view
    }

    /// The places in here at which arrows stop; those in a scope further inside are that one's.
    var arrowStops: [View] {
        let scope = focusScope
        return focusableViews.filter { $0.focusScope === scope }
    }
}
