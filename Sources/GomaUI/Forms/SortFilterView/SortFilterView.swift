/// A panel of options that exclude each other, each with a ring that is filled where it is chosen.
public final class SortFilterView: ComponentView<any SortFilterViewModelProtocol, SortFilterDisplayState>,
    KeepsInterfaceState, StandardComponent
{
    public typealias Model = SortFilterViewModel

    private lazy var panel = OptionPanelView(in: environment)

    override public var content: View { panel }

    override public func setupWithTheme() { panel.actions = { [weak self] in self?.viewModel } }

    override public func render(_ state: SortFilterDisplayState) {
        panel.render(viewModel == nil ? nil : state, title: state.title)
    }

    override public func resetInteraction() { panel.reset() }

    public var interfaceState: OptionListState {
        get { panel.interfaceState }
        set { panel.interfaceState = newValue }
    }
}
