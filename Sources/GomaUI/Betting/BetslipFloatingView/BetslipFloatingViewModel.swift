/// The model of a betslip floating: follows the bet slip, and leads to it unless disabled.
public final class BetslipFloatingViewModel: ViewModel<BetslipFloatingDisplayState>,
    BetslipFloatingViewModelProtocol, ActingModel
{
    public static let actions = [Action("openBetslip()", openBetslip)]

    public func openBetslip() {
        record()
        guard currentDisplayState.isEnabled else { return }
        ask(to: OpenBetslip())
    }
}
