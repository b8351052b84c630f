/// One thing to choose in a filter panel, such as a league or a sort order.
public struct FilterOption: DefaultedData, Codable, Hashable, Sendable {
    /// Tells the option from all others of its panel.
    public var id: String
    /// What is chosen.
    public var title: String
    /// Before the title; `nil` for none.
    public var icon: Pictogram?
    /// Events behind the option, of which none is said in words; `nil` where nothing is counted.
    @LimitedIfPresent<Quantity> public var count: Int?
    /// Whether the icon takes the accent while the option is chosen, rather than staying in a neutral role.
    public var tintsIcon: Bool
    /// Whether it stands for all the others, so that choosing it limits nothing.
    public var isAll: Bool

    public static let defaults = Self(id: "", title: "")

    public init(
        id: String, title: String, icon: Pictogram? = nil, count: Int? = nil, tintsIcon: Bool = true,
        isAll: Bool = false
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.count = count
        self.tintsIcon = tintsIcon
        self.isAll = isAll
    }
}
