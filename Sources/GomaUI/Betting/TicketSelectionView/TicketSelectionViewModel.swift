/// The model of a ticket selection: the match begins, goes on, and decides the selection.
public final class TicketSelectionViewModel: ViewModel<TicketSelectionDisplayState>,
    TicketSelectionViewModelProtocol, ActingModel
{
    public static let actions = [Action("openMatch()", openMatch)]

    public var tagViewModel: (any CapsuleViewModelProtocol)? { part(\.tag, CapsuleViewModel.init) }

    public func openMatch() { act(asking: OpenMatch(id: currentDisplayState.matchID)) }

    /// The match begins, or goes on.
    public func goLive(score: TicketScore) { update { $0.goLive(score: score) } }

    /// The selection is decided; the score stays as it is.
    public func settle(as result: BetResult) { update { $0.settle(as: result) } }
}
