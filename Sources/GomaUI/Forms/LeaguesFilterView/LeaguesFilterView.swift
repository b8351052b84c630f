/// A panel of leagues with their events, one of which can be chosen.
public final class LeaguesFilterView: ComponentView<any LeaguesFilterViewModelProtocol, LeaguesFilterDisplayState>,
    KeepsInterfaceState, StandardComponent
{
    public typealias Model = LeaguesFilterViewModel

    private lazy var panel = OptionPanelView(in: environment)

    override public var content: View { panel }

    override public func setupWithTheme() { panel.actions = { [weak self] in self?.viewModel } }

    override public func render(_ state: LeaguesFilterDisplayState) {
        panel.render(viewModel == nil ? nil : state, title: state.title ?? environment.text(.leagues))
    }

    override public func resetInteraction() { panel.reset() }

    public var interfaceState: OptionListState {
        get { panel.interfaceState }
        set { panel.interfaceState = newValue }
    }
}
