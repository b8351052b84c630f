/// The pill that opens all filters of a page.
public struct MainFilterPillDisplayState: DisplayState {
    /// What it is called; `nil` for the component's own words.
    public var title: String?
    /// Before the title.
    public var icon: MainFilterIcon
    /// Whether an arrow behind the title says that it opens something.
    public var showsArrow: Bool
    /// How many filters are in force; none shows no badge.
    @Limited<Quantity> public var activeCount: Int

    public static let blank = Self(title: "")

    public init(title: String? = nil, icon: MainFilterIcon = .standard, showsArrow: Bool = true, activeCount: Int = 0) {
        self.title = title
        self.icon = icon
        self.showsArrow = showsArrow
        self.activeCount = activeCount
    }
}
