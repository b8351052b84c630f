/// A paragraph that takes as many rows as it needs.
public final class DescriptionBlockView: ComponentView<
    any DescriptionBlockViewModelProtocol, DescriptionBlockDisplayState
>, StandardComponent
{
    public typealias Model = DescriptionBlockViewModel

    private lazy var textLabel = Label().wrapping()

    override public var fillsWidth: Bool { true }
    override public var content: View { textLabel }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: DescriptionBlockDisplayState) {
        let text = viewModel == nil ? nil : state.text
        textLabel.showBlock(text, TextStyle(.body, .textPrimary), shape: [7, 4, 9, 6, 3, 8])
    }
}
