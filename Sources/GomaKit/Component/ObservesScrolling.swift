/// A component's view that hears how far its page is scrolled, such as a header that folds away.
///
/// The page is the nearest view around it that scrolls by rows. What stands still at the top or the bottom of a page hears of
/// what scrolls between them.
///
/// ```swift
/// func pageScrolled(to place: ScrollPlace) { details.isHidden = place.offset > 0 }
/// ```
public protocol ObservesScrolling: View {
    /// Called when the view is shown, when it has got another model, and after the page has been scrolled or has become longer or
    /// shorter: once everything is in its place, and before it is drawn. What changes here is in the same picture.
    func pageScrolled(to place: ScrollPlace)
}
