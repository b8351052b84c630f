/// The model of a video block: loads the pictures of the video when it is first played, and stops at its end.
public final class VideoBlockViewModel: ViewModel<VideoBlockDisplayState>, VideoBlockViewModelProtocol,
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

    override public func keepTime(for state: VideoBlockDisplayState, after old: VideoBlockDisplayState?) {
        playback.keepTime(for: state.video)
    }
}
