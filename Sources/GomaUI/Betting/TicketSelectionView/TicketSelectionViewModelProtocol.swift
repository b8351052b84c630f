/// Decides what a selection of a placed bet shows.
public protocol TicketSelectionViewModelProtocol: DisplayStateSource<TicketSelectionDisplayState> {
    /// The tag's, where the state has one.
    var tagViewModel: (any CapsuleViewModelProtocol)? { get }

    /// Leads to the match.
    func openMatch()
}
