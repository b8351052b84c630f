/// The model of a ticket selection: leads to its match.
public final class TicketSelectionViewModel: ViewModel<TicketSelectionDisplayState>,
    TicketSelectionViewModelProtocol, ActingModel
{
    public static let actions = [Action("openMatch()", openMatch)]

    public var tagViewModel: (any CapsuleViewModelProtocol)? { part(\.tag, CapsuleViewModel.init) }

    public func openMatch() { act(asking: OpenMatch(id: currentDisplayState.matchID)) }
}
