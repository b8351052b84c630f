import TerminalKit

/// A short video in its own shape, in the middle of its room; a press anywhere plays and pauses.
public final class VideoBlockView: ComponentView<any VideoBlockViewModelProtocol, VideoBlockDisplayState>,
    StandardComponent
{
    public typealias Model = VideoBlockViewModel

    private lazy var player = VideoPlayerView(in: environment, as: .picture, maximumRows: 10)
    private lazy var column = StackView([player], axis: .vertical, alignment: .center)
    private var video = BlockVideo.none

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: VideoBlockDisplayState) {
        video = state.video
        player.render(viewModel == nil ? nil : video)
        isEnabled = video.canPlay
        setNeedsKeyHints()
    }

    override public var keyBindings: [KeyBinding] {
        guard video.canPlay else { return [] }
        return [KeyBinding(.activate, player.keyTitle(for: video)) { [self] in viewModel?.togglePlayback() }]
    }

    override public var accessibilityValue: String? {
        let parts = [player.stateWords(of: video), super.accessibilityValue].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
