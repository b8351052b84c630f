/// What a list of keys says of a component and its parts; in English unless told otherwise.
package struct ComponentKeyWords {
    /// The heading of what the component answers to.
    package var component = "Component"
    /// The keys that lead from part to part.
    package var ways = "Tab, arrows"
    package var betweenParts = "between its parts"
    /// The heading of what one part answers to, by what it says.
    package var on: (_ part: String) -> String = { "On \($0)" }
    /// The heading of what several parts answer to: what the first says, and how many more there are.
    package var onSeveral: (_ part: String, _ others: Int) -> String = { "On \($0) and \($1) more" }

    package init() {}
}
