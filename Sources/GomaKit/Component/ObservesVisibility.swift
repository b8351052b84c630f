/// A component's view that hears when it comes into view, and goes out of it: as its page is scrolled, as what stands above it
/// changes, or as another page is shown.
public protocol ObservesVisibility: View {
    /// Called when another part of the view than before is to be seen: once everything is in its place, and before it is drawn.
    /// - Parameter part: in the view's own coordinates; empty where none of it is in view.
    func partInViewChanged(to part: Rect)
}
