/// Decides what stands over a match's page, and what going back means.
public protocol MatchDateNavigationBarViewModelProtocol: DisplayStateSource<MatchDateNavigationBarDisplayState> {
    /// The period's, where the state has one.
    var periodViewModel: (any CapsuleViewModelProtocol)? { get }

    /// Leaves the match.
    func goBack()
}
