/// Decides which amounts can be chosen. Asking for the one chosen is its button's.
public protocol CashoutSliderViewModelProtocol: DisplayStateSource<CashoutSliderDisplayState> {
    var buttonViewModel: any ButtonViewModelProtocol { get }

    /// Chooses an amount, or the one near it that the model prefers.
    func changeAmount(to amount: Money)
}
