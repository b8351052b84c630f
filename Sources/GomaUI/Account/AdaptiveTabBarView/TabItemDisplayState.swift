/// One tab of a set.
public struct TabItemDisplayState: Codable, Hashable, Sendable {
    /// Tells the tab from others of its set.
    public var id: String
    /// What the tab opens.
    public var title: String
    /// Above the title; `nil` for none.
    public var icon: Pictogram?
    /// Whether this tab is the open one.
    public var isActive: Bool
    /// The set that this tab leads to; `nil` for a tab that stays in its own.
    public var switchesTo: String?

    public init(
        id: String, title: String, icon: Pictogram? = nil, isActive: Bool = false, switchesTo: String? = nil
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.isActive = isActive
        self.switchesTo = switchesTo
    }
}
