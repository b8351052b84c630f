/// Decides which amount is offered, and for how long.
public protocol CashoutAmountViewModelProtocol: DisplayStateSource<CashoutAmountDisplayState> {
    /// Asks for an offer again, after none came.
    func reload()
}
