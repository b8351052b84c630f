/// The model of an odds acceptance: agrees and disagrees, unless disabled, and leads to the explanation where there
/// is a way.
public final class OddsAcceptanceViewModel: ViewModel<OddsAcceptanceDisplayState>,
    OddsAcceptanceViewModelProtocol, ActingModel
{
    public static let actions = [Action("toggleAcceptance()", toggleAcceptance), Action("learnMore()", learnMore)]

    public func toggleAcceptance() {
        record()
        guard currentDisplayState.isEnabled else { return }
        update { $0.isAccepted.toggle() }
        ask(to: SwitchItem(id: "odds-acceptance", isOn: currentDisplayState.isAccepted))
    }

    public func learnMore() {
        record()
        guard currentDisplayState.isEnabled, currentDisplayState.isLinkTappable else { return }
        ask(to: ExplainOdds())
    }
}
