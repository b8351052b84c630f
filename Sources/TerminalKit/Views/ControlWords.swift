/// Words that a screen reader says of any control's state.
public struct ControlWords: Hashable, Sendable {
    public let selected: String
    /// Out of use for now.
    public let unavailable: String
    public let checked: String
    public let unchecked: String
    /// What can be opened shows what is in it, or does not.
    public let expanded: String
    public let collapsed: String

    public static let english = ControlWords(
        selected: "selected", unavailable: "unavailable", checked: "checked", unchecked: "not checked",
        expanded: "open", collapsed: "closed")

    public init(
        selected: String, unavailable: String, checked: String, unchecked: String, expanded: String, collapsed: String
    ) {
        self.selected = selected
        self.unavailable = unavailable
        self.checked = checked
        self.unchecked = unchecked
        self.expanded = expanded
        self.collapsed = collapsed
    }
}
