/// The model of a match participants info: the match begins, goes on and ends, and its score is one and the same in
/// every layout.
public final class MatchParticipantsInfoViewModel: ViewModel<MatchParticipantsInfoDisplayState>,
    MatchParticipantsInfoViewModelProtocol, PlacedModel
{
    public var scoreViewModel: (any ScoreViewModelProtocol)? {
        part(named: "score", read: \.shownScore, write: { $0.score = $1 }, ScoreViewModel.init)
    }

    /// The match begins, or goes on.
    public func goLive(score: TicketScore, period: MatchPeriod?, columns: ScoreDisplayState? = nil) {
        update {
            $0.matchState = .live(score: score, period: period)
            $0.score = columns ?? $0.score
        }
    }

    /// The match is over; the score stays.
    public func end(score: TicketScore) {
        update {
            $0.matchState = .ended(score: score)
            $0.score?.serving = nil
        }
    }
}
