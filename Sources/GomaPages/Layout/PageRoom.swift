/// The columns of the screen that a page has, on which hangs what of it is there. That of its scroll bar counts, so that
/// it is the same in what scrolls as above and below that, whether there is a bar or not.
@MainActor
final class PageRoom {
    /// 0 until the page is measured or laid out.
    var columns = 0
}
