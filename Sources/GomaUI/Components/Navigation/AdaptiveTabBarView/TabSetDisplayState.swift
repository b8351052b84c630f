/// A whole set of tabs, such as those of the casino.
public struct TabSetDisplayState: Codable, Hashable, Sendable {
    public var id: String
    public var items: [TabItemDisplayState]

    public init(id: String, items: [TabItemDisplayState]) {
        self.id = id
        self.items = items
    }
}
