/// News of a source for the page that shows it: what it wants of the page, or tells it.
public enum PageNews: Hashable, Sendable {
    /// The focus goes to the part that shows a member, all of which comes into view where there is room.
    /// - Parameters:
    ///   - member: the member's name.
    ///   - stop: which of the part's controls, counted from 0; the first where there are fewer.
    case focus(member: String, stop: Int = 0)
    /// A sentence stands in the status line for a while.
    case say(String)
    /// Something has happened that the log of events keeps.
    case note(event: String, detail: String)
    /// What ``PageSource/status`` says has changed.
    case status
}
