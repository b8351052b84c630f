/// How far a bar was scrolled, in columns, and which of its items was selected then.
public struct StripBarState: Sendable {
    let scrollOffset: Int
    let selectedID: String?
}
