/// The model of a video section: loads the pictures of the video when it is first played, and stops at its end.
public final class VideoSectionViewModel: ViewModel<VideoSectionDisplayState>, VideoSectionViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("togglePlayback()", togglePlayback)]

    private lazy var playback = VideoPlayback(in: environment) { [weak self] change in
        self?.update { change(&$0.video) }
    }

    public func togglePlayback() {
        record()
        playback.toggle()
    }

    override public func keepTime(for state: VideoSectionDisplayState, after old: VideoSectionDisplayState?) {
        playback.keepTime(for: state.video)
    }
}
