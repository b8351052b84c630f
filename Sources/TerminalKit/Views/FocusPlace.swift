/// The focused view and its place, so that a neighbour can be found once the view is gone.
@MainActor
struct FocusPlace {
    private(set) weak var view: View?
    /// Its first cell in the window, when everything was in its place last.
    private let origin: Point
    private let around: [Weak<View>]

    init(of view: View) {
        self.view = view
        origin = view.convertToWindow(view.bounds).origin
        around = sequence(first: view, next: \.superview).map { Weak($0) }
    }

    /// The view and those around it, as far as they are there; the innermost first, the whole screen last.
    var ancestors: [View] { around.compactMap(\.object) }

    /// The view, where it can have the focus back in a window.
    func keptView(in window: Window) -> View? {
        guard let view, view.window === window, view.keepsFocus else { return nil }
        return view
    }

    /// How far off another view is; a row counts four times.
    func distance(to other: View) -> Int {
        let place = other.convertToWindow(other.bounds).origin
        return abs(place.x - origin.x) + 4 * abs(place.y - origin.y)
    }
}

extension View {
    /// Where the focus is seen when it is here, in the window: one with others inside it has its mark in the first
    /// column.
    var focusRect: Rect {
        let place = convertToWindow(bounds)
        for view in subviews where view.holdsFocusableViews {
            return Rect(x: place.minX, y: place.minY, width: min(1, place.width), height: place.height)
        }
        return place
    }

    /// The innermost view around this one that Tab stays in, else the outermost.
    var focusScope: View {
        var view = self
        while !view.isFocusScope, let superview = view.superview { view = superview }
        return view
    }

    /// The places in here at which arrows stop; those in a scope further inside are that one's.
    var arrowStops: [View] {
        var stops: [View] = []
        collectArrowStops(in: focusScope, into: &stops)
        return stops
    }

    private func collectArrowStops(in scope: View, into stops: inout [View]) {
        guard !isHidden, isInteractive, !frame.isEmpty, self === scope || !isFocusScope else { return }
        if canBecomeFocused { stops.append(self) }
        for view in partsInReach { view.collectArrowStops(in: scope, into: &stops) }
    }
}
