/// Behaves as in production: the match begins, goes on, and decides the selection.
public final class MockTicketSelectionViewModel: MockViewModel<TicketSelectionDisplayState>,
    TicketSelectionViewModelProtocol
{
    private lazy var tags = ChildModels(of: self, at: \.tag) { [environment] in
        MockCapsuleViewModel($0, in: environment)
    }

    public var tagViewModel: (any CapsuleViewModelProtocol)? { tags.first }

    public func openMatch() { record("openMatch()") }

    /// The match begins, or goes on.
    public func goLive(score: TicketScore) {
        update {
            $0.score = score
            $0.tag = .live
        }
    }

    /// The selection is decided; the score stays as it is.
    public func settle(as result: BetResult) { update { $0.tag = result == .open ? nil : .result(result) } }
}
