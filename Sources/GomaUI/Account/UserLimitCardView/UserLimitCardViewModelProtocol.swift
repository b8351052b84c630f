/// Decides what a limit's card shows. Asking for the removal is its button's.
public protocol UserLimitCardViewModelProtocol: DisplayStateSource<UserLimitCardDisplayState> {
    var buttonViewModel: any ButtonViewModelProtocol { get }

    /// Asks the customer whether the limit is to be removed.
    func removeLimit()
    /// It was meant: asks for the removal.
    func confirmRemoval()
    /// It was not meant.
    func keepLimit()
}
