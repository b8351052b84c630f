/// The columns that a bar was scrolled by, and which of its items was selected then.
public struct StripBarState: Codable, Sendable {
    package let scrollOffset: Int
    package let selectedID: String?
}
