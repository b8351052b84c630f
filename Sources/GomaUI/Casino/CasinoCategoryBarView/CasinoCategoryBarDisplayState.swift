/// The heading of a category of games.
public struct CasinoCategoryBarDisplayState: DisplayState {
    /// Tells the category from others.
    public var id: String
    /// What the category is called.
    public var title: String
    /// Games in all of the category; `nil` where nobody has counted them.
    @LimitedIfPresent<Quantity> public var gameCount: Int?

    public static let blank = Self(id: "", title: "")

    public init(id: String, title: String, gameCount: Int? = nil) {
        self.id = id
        self.title = title
        self.gameCount = gameCount
    }

    /// Whether there is anything to lead to.
    public var leadsOn: Bool { gameCount.map { $0 > 0 } ?? true }
}
