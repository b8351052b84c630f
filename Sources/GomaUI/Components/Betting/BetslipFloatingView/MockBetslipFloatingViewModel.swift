/// Behaves as in production: follows the bet slip, and leads to it unless disabled.
public final class MockBetslipFloatingViewModel: MockViewModel<BetslipFloatingDisplayState>,
    BetslipFloatingViewModelProtocol
{
    public func openBetslip() {
        record("openBetslip()")
        guard currentDisplayState.isEnabled else { return }
        ask(to: .openBetslip)
    }

    /// The bet slip holds something else.
    public func updateContent(_ content: BetslipFloatingContent) { update { $0.content = content } }

    public func setForm(_ form: BetslipFloatingForm) { update { $0.form = form } }

    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }
}
