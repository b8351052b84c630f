/// The title of the list that it stands above.
public final class HeaderTextView: ComponentView<any HeaderTextViewModelProtocol, HeaderTextDisplayState>,
    StandardComponent
{
    public typealias Model = HeaderTextViewModel

    private lazy var titleLabel = Label().wrapping(upTo: 2)

    override public var fillsWidth: Bool { true }
    override public var content: View { titleLabel }
    override public var contentInsets: Insets { Insets(left: Spacing.sm, right: Spacing.sm) }

    /// Before there is a model, the shape of a title stands in.
    override public func render(_ state: HeaderTextDisplayState) {
        titleLabel.show(state.title, TextStyle(.title, .textPrimary), shape: viewModel == nil ? 12 : nil)
    }

    /// A heading keeps its row where it has nothing to say.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return Size(width: size.width, height: max(1, size.height))
    }
}
