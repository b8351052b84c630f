/// A wish of a page's model to the page that shows it.
enum PageWish: Hashable, Sendable {
    /// The focus goes to a part, all of which comes into view where there is room.
    /// - Parameter stop: which of its controls, counted from 0; the first where there are fewer.
    case focus(part: String, stop: Int = 0)
    /// A sentence stands in the status line for a while.
    case say(String)
}
