/// The model of a match header: the star keeps what the customer chose.
public final class MatchHeaderViewModel: ViewModel<MatchHeaderDisplayState>, MatchHeaderViewModelProtocol, ActingModel {
    public static let actions = [
        Action("toggleFavorite()", toggleFavorite),
        Action("openCompetition()", openCompetition),
    ]

    public func toggleFavorite() {
        record()
        guard let isFavorite = currentDisplayState.isFavorite else { return }
        update { $0.isFavorite = !isFavorite }
        ask(to: MarkFavourite(match: currentDisplayState.id, isFavourite: !isFavorite))
    }

    public func openCompetition() {
        record()
        guard let id = currentDisplayState.competitionID else { return }
        ask(to: OpenCompetition(id: id))
    }
}
