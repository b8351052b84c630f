/// A search that the customer has made before.
public struct RecentSearchDisplayState: DisplayState, Identifiable, UnlabelledValues {
    /// What was typed.
    public var text: String
    /// Whether a hairline below parts it from the next one.
    public var showsRule: Bool
    /// Whether the customer has taken it out of the history; it takes no room then.
    public var isRemoved: Bool

    /// What was typed, as nothing stands twice in a history.
    public var id: String { text }

    public static let blank = Self("")

    public init(_ text: String, showsRule: Bool = true, isRemoved: Bool = false) {
        self.text = text
        self.showsRule = showsRule
        self.isRemoved = isRemoved
    }

    public static var unlabelledValueCount: Int { 1 }
}
