/// What a page does with a request.
enum PageAction: Hashable, Sendable {
    /// Goes to a page by its name and parameters, which may be fields of the request.
    case go(PageText)
    /// Opens a page over the one that is shown, in a box, which holds the focus until it is left.
    case open(PageText)
    /// Leaves the page.
    case back
    /// Goes to the page that all begins with.
    case root
    /// Brings a part into view and gives it the keys.
    case show(String)
    /// Puts a value, which may be of the request, into a source of the page's own.
    case set(PageWay, to: PageText)
    /// Says a sentence in the status line.
    case say(PageText)
}
