/// A picture from one edge of its room to the other; where it is not wide enough, ground fills what it leaves.
public final class ImageSectionView: ComponentView<any ImageSectionViewModelProtocol, ImageSectionDisplayState>,
    StandardComponent
{
    public typealias Model = ImageSectionViewModel

    private lazy var frameView = PictureFrameView(in: environment, as: .room, maximumRows: 16)

    override public var fillsWidth: Bool { true }
    override public var content: View { frameView }

    override public func render(_ state: ImageSectionDisplayState) {
        frameView.render(viewModel == nil ? nil : state.picture)
    }
}
