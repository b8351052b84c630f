/// Decides what a limit's card shows. Asking for the removal is its button's.
@MainActor
public protocol UserLimitCardViewModelProtocol: DisplayStateSource<UserLimitCardDisplayState> {
    var buttonViewModel: any ButtonViewModelProtocol { get }

    /// Asks for the limit to be removed.
    func removeLimit()
}
