/// Behaves as in production: agrees and disagrees, unless disabled, and leads to the explanation where there is a way.
public final class MockOddsAcceptanceViewModel: MockViewModel<OddsAcceptanceDisplayState>,
    OddsAcceptanceViewModelProtocol
{
    public func toggleAcceptance() {
        record("toggleAcceptance()")
        guard currentDisplayState.isEnabled else { return }
        update { $0.isAccepted.toggle() }
    }

    public func learnMore() {
        record("learnMore()")
        guard currentDisplayState.isEnabled, currentDisplayState.isLinkTappable else { return }
        ask(to: .explainOdds)
    }

    public func setAccepted(_ isAccepted: Bool) { update { $0.isAccepted = isAccepted } }

    public func updateLabel(_ label: String?) { update { $0.label = label } }

    public func updateLinkText(_ text: String?) { update { $0.linkText = text } }

    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }
}
