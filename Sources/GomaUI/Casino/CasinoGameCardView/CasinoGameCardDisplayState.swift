/// A game as a card in a lobby.
public struct CasinoGameCardDisplayState: DisplayState, Identifiable {
    /// Tells the game from others.
    public var id: String
    /// What the game is called.
    public var name: String
    /// Who makes it; `nil` where that is not told.
    public var provider: String?
    /// The picture, by name; `nil` where the game has none.
    public var pictureName: String?
    /// The least that a round costs; `nil` where that is not told.
    public var minimumStake: Money?
    /// What players think of it, 0…5; what lies outside counts as the nearer end, `nil` shows nothing.
    @LimitedIfPresent<Rating> public var rating: Double?
    /// Whether all but the ID is still on its way.
    public var isLoading: Bool

    public static let blank = Self(id: "", name: "", isLoading: true)
    public static let defaults = Self(id: "", name: "")

    public init(
        id: String, name: String, provider: String? = nil, pictureName: String? = nil, minimumStake: Money? = nil,
        rating: Double? = nil, isLoading: Bool = false
    ) {
        self.id = id
        self.name = name
        self.provider = provider
        self.pictureName = pictureName
        self.minimumStake = minimumStake
        self.rating = rating
        self.isLoading = isLoading
    }

    /// The rating among those that there are; `nil` where nobody has rated it.
    public var shownRating: Double? { rating.map { $0.isNaN ? 0 : min(max(0, $0), Double(Self.bestRating)) } }

    /// Whole steps of the rating, rounded half up.
    public var ratingSteps: Int { Int((shownRating ?? 0).rounded(.toNearestOrAwayFromZero)) }

    /// The best rating there is.
    public static let bestRating = 5
}
