/// Decides what a full-width video shows, and when.
public protocol VideoSectionViewModelProtocol: DisplayStateSource<VideoSectionDisplayState> {
    /// Plays, pauses or goes on; from the start where the video has ended, once more where it could not be loaded.
    func togglePlayback()
}
