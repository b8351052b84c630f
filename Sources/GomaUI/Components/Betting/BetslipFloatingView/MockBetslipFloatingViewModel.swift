/// Behaves as in production: follows the bet slip, and leads to it unless disabled.
public final class MockBetslipFloatingViewModel: MockViewModel<BetslipFloatingDisplayState>,
    BetslipFloatingViewModelProtocol, ActingModel
{
    public static let actions = [Action("openBetslip()", openBetslip)]

    /// What opening means to the owner.
    public var onOpen: (() -> Void)?

    public func openBetslip() {
        record()
        guard currentDisplayState.isEnabled else { return }
        onOpen?()
    }

    /// The bet slip holds something else.
    public func updateContent(_ content: BetslipFloatingContent) { update { $0.content = content } }

    public func setForm(_ form: BetslipFloatingForm) { update { $0.form = form } }

    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }
}
