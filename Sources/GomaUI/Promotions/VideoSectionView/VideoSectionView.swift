import TerminalKit

/// A short video from one edge of its room to the other; a press anywhere plays and pauses.
public final class VideoSectionView: ComponentView<any VideoSectionViewModelProtocol, VideoSectionDisplayState>,
    StandardComponent
{
    public typealias Model = VideoSectionViewModel

    private lazy var player = VideoPlayerView(in: environment, as: .room, maximumRows: 14)
    private var video = BlockVideo.none

    override public var fillsWidth: Bool { true }
    override public var content: View { player }
    override public var contentInsets: Insets { Insets(left: Spacing.xs) }

    override public func render(_ state: VideoSectionDisplayState) {
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
