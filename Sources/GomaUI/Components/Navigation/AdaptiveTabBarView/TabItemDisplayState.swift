/// One tab of a set.
public struct TabItemDisplayState: Codable, Hashable, Sendable {
    public var id: String
    public var title: String
    public var icon: Pictogram?
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
