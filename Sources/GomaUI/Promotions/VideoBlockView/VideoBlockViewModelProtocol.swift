/// Decides what a video shows, and when.
public protocol VideoBlockViewModelProtocol: DisplayStateSource<VideoBlockDisplayState> {
    /// Plays, pauses or goes on; from the start where the video has ended, once more where it could not be loaded.
    func togglePlayback()
}
