/// Decides what is shown of those who play; the customer only reads it.
public protocol MatchParticipantsInfoViewModelProtocol: DisplayStateSource<MatchParticipantsInfoDisplayState> {
    /// The score in columns, where the state shows one.
    var scoreViewModel: (any ScoreViewModelProtocol)? { get }
}
