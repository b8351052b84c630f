/// Tells a component's view where it stands, for as long as that is in a window.
final class PlaceWatch: PlaceObserver {
    private weak var view: (any ObservesPlace)?
    private weak var window: Window?
    /// What the view has heard last; `nil` before it has heard of anything.
    private var place: ScrollPlace?
    private var part = Rect.zero

    /// - Returns: `nil` for a view that wants to hear of nothing.
    init?(_ view: View) {
        guard let view = view as? any ObservesPlace else { return nil }
        self.view = view
    }

    /// The view has come into its window.
    func begin() {
        window = view?.window
        window?.add(self)
    }

    /// The view leaves its window.
    func end() {
        window?.remove(self)
        window = nil
        _ = tell(part: .zero)
        place = nil
    }

    /// The view is soon as if it were new: it hears that it is out of view, and then where it is.
    func forget() {
        _ = tell(part: .zero)
        place = nil
        // The window looks before its next frame.
        view?.setNeedsKeyHints()
    }

    func look() -> Bool {
        let isScrolled = tell(place: view?.scrollerOfPlace?.scrollPlace)
        return tell(part: partInView) || isScrolled
    }

    private var partInView: Rect {
        guard let view, view.isVisible, window?.isCovered(view) == false else { return .zero }
        let origin = view.convertToWindow(view.bounds).origin
        let part = view.visibleRect.offset(x: -origin.x, y: -origin.y)
        return part.isEmpty ? .zero : part
    }

    private func tell(place new: ScrollPlace?) -> Bool {
        guard let new, new != place, view?.isVisible == true else { return false }
        place = new
        view?.pageScrolled(to: new)
        return true
    }

    private func tell(part new: Rect) -> Bool {
        guard new != part else { return false }
        part = new
        view?.partInViewChanged(to: new)
        return true
    }
}
