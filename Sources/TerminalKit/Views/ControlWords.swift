/// Words that a screen reader says of any control's state.
public struct ControlWords: Hashable, Sendable {
    /// Of something chosen among others.
    public let selected: String
    /// Of what is out of use for now.
    public let unavailable: String
    /// Of a choice that is made elsewhere.
    package let readOnly: String
    /// Of what has to be filled in.
    package let required: String
    /// Of a text that is there and is not shown.
    package let masked: String
    /// Of a box that is ticked.
    public let checked: String
    /// Of a box that is not ticked.
    public let unchecked: String
    /// Of a part that is folded out.
    public let expanded: String
    /// Of a part that is folded in.
    public let collapsed: String

    /// The words in English.
    public static let english = ControlWords(
        selected: "selected", unavailable: "unavailable", readOnly: "read only", required: "required", masked: "hidden",
        checked: "checked", unchecked: "not checked", expanded: "open", collapsed: "closed")

    public init(
        selected: String, unavailable: String, readOnly: String, required: String, masked: String, checked: String,
        unchecked: String, expanded: String, collapsed: String
    ) {
        self.selected = selected
        self.unavailable = unavailable
        self.readOnly = readOnly
        self.required = required
        self.masked = masked
        self.checked = checked
        self.unchecked = unchecked
        self.expanded = expanded
        self.collapsed = collapsed
    }
}
