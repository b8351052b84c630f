/// A short video in its own shape, in the middle of its room; a press anywhere plays and pauses.
public final class VideoBlockView: ComponentView<any VideoBlockViewModelProtocol, VideoBlockDisplayState>,
    StandardComponent
{
    public typealias Model = VideoBlockViewModel

    private lazy var player = VideoPlayerView(in: environment, as: .picture, maximumRows: 10)
    private lazy var column = StackView([player], axis: .vertical, alignment: .center)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: VideoBlockDisplayState) {
        player.render(viewModel == nil ? nil : state.video)
        isEnabled = state.video.canPlay
        setNeedsKeyHints()
    }

    override public var keyBindings: [KeyBinding] { player.keyBindings { [self] in viewModel?.togglePlayback() } }
    override public var accessibilityValue: String? { player.accessibilityValue(before: super.accessibilityValue) }
}
