/// Behaves as in production: follows the bet slip, and leads to it unless disabled.
public final class MockBetslipFloatingViewModel: MockViewModel<BetslipFloatingDisplayState>,
    BetslipFloatingViewModelProtocol
{
    public func openBetslip() {
        record("openBetslip()")
        guard currentDisplayState.isEnabled else { return }
        ask(to: .openBetslip)
    }
}
