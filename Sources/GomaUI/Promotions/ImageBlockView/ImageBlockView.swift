/// A picture in its own shape, in the middle of its room.
public final class ImageBlockView: ComponentView<any ImageBlockViewModelProtocol, ImageBlockDisplayState>,
    StandardComponent
{
    public typealias Model = ImageBlockViewModel

    private lazy var frameView = PictureFrameView(in: environment, as: .picture, maximumRows: 12)
    private lazy var column = StackView([frameView], axis: .vertical, alignment: .center)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: ImageBlockDisplayState) {
        frameView.render(viewModel == nil ? nil : state.picture)
    }
}
