/// The model of a multi widget toolbar: asks its owner for what widgets lead to, and counts the presses on the logo.
public final class MultiWidgetToolbarViewModel: ViewModel<MultiWidgetToolbarDisplayState>,
    MultiWidgetToolbarViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectWidget(id:)", selectWidget)]

    /// How soon a press on the logo has to follow the last one to count with it.
    public static let logoPatience = Duration.seconds(2)

    private var logoRest: AnyCancellable?

    public var walletViewModel: any WalletWidgetViewModelProtocol { part(\.wallet, WalletWidgetViewModel.init) }

    public func selectWidget(id: String) {
        record(id)
        guard let widget = currentDisplayState.widget(id), let request = widget.request else { return }
        guard widget.kind == .logo else { return ask(to: request) }
        let presses = currentDisplayState.logoPresses + 1
        let isSecret = presses >= MultiWidgetToolbarDisplayState.secretPresses
        update { $0.logoPresses = isSecret ? 0 : presses }
        if isSecret { ask(to: OpenPage("developers")) } else { ask(to: request) }
    }

    override public func keepTime(
        for state: MultiWidgetToolbarDisplayState, after old: MultiWidgetToolbarDisplayState?
    ) {
        guard old?.logoPresses != state.logoPresses else { return }
        logoRest =
            state.logoPresses == 0
            ? nil
            : environment.scheduler.after(Self.logoPatience) { [weak self] in self?.update { $0.logoPresses = 0 } }
    }
}
