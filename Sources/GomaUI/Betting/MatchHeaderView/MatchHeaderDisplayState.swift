/// The competition of a match, and its time.
public struct MatchHeaderDisplayState: DisplayState {
    /// Tells the match from others; on a card it is the card's.
    public var id: String
    /// The competition the match belongs to.
    public var competition: String
    /// A few letters in place of a flag, such as "ENG"; `nil` where no country is told.
    public var countryCode: String?
    /// The sport's sign; `nil` for none.
    public var sport: Pictogram?
    /// Whether the match is among the customer's favourites; `nil` where there are no favourites.
    public var isFavorite: Bool?
    /// The start, or how far the match has come; `nil` where neither is known.
    public var time: MatchTime?
    /// Whether the match is being played.
    public var isLive: Bool
    /// Tells the competition from others; `nil` where it has no page of its own.
    public var competitionID: String?

    public static let blank = Self(id: "", competition: "", isFavorite: false)

    public init(
        id: String, competition: String, countryCode: String? = nil, sport: Pictogram? = nil, isFavorite: Bool? = nil,
        time: MatchTime? = nil, isLive: Bool = false, competitionID: String? = nil
    ) {
        self.id = id
        self.competition = competition
        self.countryCode = countryCode
        self.sport = sport
        self.isFavorite = isFavorite
        self.time = time
        self.isLive = isLive
        self.competitionID = competitionID
    }
}
