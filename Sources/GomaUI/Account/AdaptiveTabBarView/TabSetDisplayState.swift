/// A whole set of tabs, such as those of the casino.
public struct TabSetDisplayState: Codable, Hashable, Sendable {
    /// Tells the set from the bar's other sets.
    public var id: String
    /// The tabs, from left to right.
    public var items: [TabItemDisplayState]

    public init(id: String, items: [TabItemDisplayState]) {
        self.id = id
        self.items = items
    }
}
