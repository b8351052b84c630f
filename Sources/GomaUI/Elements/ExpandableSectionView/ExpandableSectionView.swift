/// A card with a plus or a minus, for information and terms, and room for anything below it.
public final class ExpandableSectionView: ComponentView<
    any ExpandableSectionViewModelProtocol, ExpandableSectionDisplayState
>, StandardComponent
{
    public typealias Model = ExpandableSectionViewModel

    private lazy var section = DisclosureSection(in: environment)

    override public var fillsWidth: Bool { true }
    override public var content: View { section }

    override public func setupWithTheme() { section.onToggle = { [weak self] in self?.viewModel?.toggleExpanded() } }

    override public func render(_ state: ExpandableSectionDisplayState) {
        section.render(
            Disclosure(title: state.title, isExpanded: state.isExpanded, paragraphs: state.paragraphs),
            isEnabled: viewModel != nil)
    }

    /// The title takes the focus, not the card.
    override public var holdsFocus: Bool { false }

    /// A column for views of the owner's, below the texts; it shows while the card is open. What is put in belongs to the
    /// owner and stays when the view is used again.
    public var contentContainer: StackView { section.container }
}
