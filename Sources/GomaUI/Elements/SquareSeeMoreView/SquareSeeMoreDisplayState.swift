/// The last tile of a grid, which leads to all that belongs there.
public struct SquareSeeMoreDisplayState: DisplayState {
    /// Where the tile leads, such as a category of games.
    public var destination: String
    /// What the tile says; `nil` for "See more".
    public var title: String?
    /// How many more there are; `nil` where nobody has counted them.
    @LimitedIfPresent<Quantity> public var count: Int?

    public static let blank = Self(destination: "")

    public init(destination: String, title: String? = nil, count: Int? = nil) {
        self.destination = destination
        self.title = title
        self.count = count
    }
}
