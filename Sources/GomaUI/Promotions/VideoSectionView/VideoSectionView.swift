/// A short video from one edge of its room to the other; a press anywhere plays and pauses.
public final class VideoSectionView: ComponentView<any VideoSectionViewModelProtocol, VideoSectionDisplayState>,
    StandardComponent
{
    public typealias Model = VideoSectionViewModel

    private lazy var player = VideoPlayerView(in: environment, as: .room, maximumRows: 14)

    override public var fillsWidth: Bool { true }
    override public var content: View { player }
    override public var contentInsets: Insets { Insets(left: Spacing.xs) }

    override public func render(_ state: VideoSectionDisplayState) {
        player.render(viewModel == nil ? nil : state.video)
        isEnabled = state.video.canPlay
        setNeedsKeyHints()
    }

    override public var keyBindings: [KeyBinding] { player.keyBindings { [self] in viewModel?.togglePlayback() } }
    override public var accessibilityValue: String? { player.accessibilityValue(before: super.accessibilityValue) }
}
