/// The pill of one filter, with what is chosen for it.
public final class FilterOptionCellView: ComponentView<
    any FilterOptionCellViewModelProtocol, FilterOptionCellDisplayState
>, StandardComponent
{
    public typealias Model = FilterOptionCellViewModel

    private lazy var pill = FilterPill()

    override public var content: View { pill }

    override public func render(_ state: FilterOptionCellDisplayState) {
        pill.show(
            icon: state.icon?.text(in: glyphs), title: state.title, isChosen: state.isSelected,
            isShape: viewModel == nil)
        pill.spokenTitle = environment.spokenFilter(state.kind, choice: state.title)
        isSelected = state.isSelected
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyChangeFilter) { $0.openChoices() } }
}
