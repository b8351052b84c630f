extension Painter {
    /// Draws a view, with all that is inside it, once more at another place, as it is now.
    ///
    /// The view knows nothing of its copy: whoever draws it has to draw it again when the view changes.
    @MainActor
    public func draw(_ view: View, at point: Point) {
        guard !view.isHidden else { return }
        noteInk(Rect(origin: point, size: view.frame.size))
        view.drawAll(in: moved(to: Rect(origin: point, size: view.frame.size)))
    }
}
