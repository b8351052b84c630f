/// The pill of the current sport, with a mark that there are others.
public final class SportSelectorCellView: ComponentView<
    any SportSelectorCellViewModelProtocol, SportSelectorCellDisplayState
>, StandardComponent
{
    public typealias Model = SportSelectorCellViewModel

    private lazy var pill = FilterPill()

    override public var content: View { pill }

    override public func render(_ state: SportSelectorCellDisplayState) {
        pill.show(
            icon: state.icon?.text(in: glyphs), title: state.title, mark: glyphs.expanded,
            isChosen: state.isSelected, isShape: viewModel == nil)
        pill.spokenTitle = environment.spokenFilter(.sport, choice: state.title)
        isSelected = state.isSelected
    }

    /// The other sports go before the pill, so that it is closed whenever it is read.
    override public var accessibilityValue: String? {
        ReadingText.joined([viewModel == nil ? nil : controlWords.collapsed, super.accessibilityValue])
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyChangeSport) { $0.openSports() } }
}
