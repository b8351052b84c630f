/// A card with an icon, a title, and room for anything below it.
public final class CustomExpandableSectionView: ComponentView<
    any CustomExpandableSectionViewModelProtocol, CustomExpandableSectionDisplayState
>, StandardComponent
{
    public typealias Model = CustomExpandableSectionViewModel

    private lazy var section = DisclosureSection(in: environment)

    override public var fillsWidth: Bool { true }
    override public var content: View { section }

    override public func setupWithTheme() { section.onToggle = { [weak self] in self?.viewModel?.toggleExpanded() } }

    override public func render(_ state: CustomExpandableSectionDisplayState) {
        let mark = state.isExpanded ? state.toggle?.expanded : state.toggle?.collapsed
        section.render(
            Disclosure(
                title: state.title, icon: state.icon, mark: mark, isExpanded: state.isExpanded,
                paragraphs: state.paragraphs),
            isEnabled: viewModel != nil)
    }

    /// The title takes the focus, not the card.
    override public var holdsFocus: Bool { false }

    /// A column for views of the owner's, below the texts; it shows while the card is open. What is put in belongs to the
    /// owner and stays when the view is used again.
    public var contentContainer: StackView { section.container }
}
