/// The model of a match header: the star keeps what the customer chose, and the match goes live and ends.
public final class MatchHeaderViewModel: ViewModel<MatchHeaderDisplayState>,
    MatchHeaderViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("toggleFavorite()", toggleFavorite),
        Action("openCompetition()", openCompetition),
    ]

    /// Tells the match from others; `nil` where the header stands alone.
    private var match: String?

    /// The header of a match.
    /// - Parameter match: tells the match from others.
    public convenience init(_ place: StatePlace<MatchHeaderDisplayState>, of match: String) {
        self.init(place)
        self.match = match
    }

    public func toggleFavorite() {
        guard let isFavorite = currentDisplayState.isFavorite else { return }
        record()
        update { $0.isFavorite = !isFavorite }
        ask(to: MarkFavourite(match: match, isFavourite: !isFavorite))
    }

    public func openCompetition() {
        guard let id = currentDisplayState.competitionID else { return }
        record()
        ask(to: OpenCompetition(id: id))
    }

    /// When the match begins or how far it has come, from the feed; `isLive` is off before it begins and after it ends.
    public func updateTime(to time: MatchTime?, isLive: Bool) {
        update {
            $0.time = time
            $0.isLive = isLive
        }
    }
}
