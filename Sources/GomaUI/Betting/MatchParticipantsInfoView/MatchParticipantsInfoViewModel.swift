/// The model of a match participants info: its score is one and the same in every layout.
public final class MatchParticipantsInfoViewModel: ViewModel<MatchParticipantsInfoDisplayState>,
    MatchParticipantsInfoViewModelProtocol, PlacedModel
{
    public var scoreViewModel: (any ScoreViewModelProtocol)? {
        part(named: "score", read: \.shownScore, write: { $0.score = $1 }, ScoreViewModel.init)
    }
}
