/// How far a bar was scrolled, in columns, and which of its items was selected then.
public struct StripBarState: Sendable {
    package let scrollOffset: Int
    package let selectedID: String?
}
