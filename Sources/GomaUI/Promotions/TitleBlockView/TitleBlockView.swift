/// A headline that takes as many rows as it needs.
public final class TitleBlockView: ComponentView<any TitleBlockViewModelProtocol, TitleBlockDisplayState>,
    StandardComponent
{
    public typealias Model = TitleBlockViewModel

    private lazy var titleLabel = Label().wrapping()

    override public var fillsWidth: Bool { true }
    override public var content: View { titleLabel }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: TitleBlockDisplayState) {
        let title = viewModel == nil ? nil : state.title
        titleLabel.showBlock(title, TextStyle(.display, .textHeadlinePrimary), shape: [8, 6])
        titleLabel.alignment = state.isCentered ? .center : .leading
    }
}
