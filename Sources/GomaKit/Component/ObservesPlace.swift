/// A component's view that hears where it stands: how far its page is scrolled, such as a header that folds away, and when it
/// comes into view and goes out of it. What it does not want to know it leaves out.
///
/// The page is the nearest view around it that scrolls by rows. What stands still at the top or the bottom of a page hears of
/// what scrolls between them. It hears once everything is in its place, and before it is drawn: what changes here is in the
/// same picture.
///
/// ```swift
/// func pageScrolled(to place: ScrollPlace) { details.isHidden = place.offset > 0 }
/// ```
public protocol ObservesPlace: View {
    /// Called when the view is shown, when it has got another model, and after the page has been scrolled or has become longer or
    /// shorter.
    func pageScrolled(to place: ScrollPlace)

    /// Called when another part of the view than before is to be seen: as its page is scrolled, as what stands above it changes,
    /// or as another page is shown.
    /// - Parameter part: in the view's own coordinates; empty where none of it is in view.
    func partInViewChanged(to part: Rect)
}

extension ObservesPlace {
    public func pageScrolled(to place: ScrollPlace) {}
    public func partInViewChanged(to part: Rect) {}
}
