/// The progress of playing a video.
public enum VideoPhase: String, CaseIterable, Codable, Hashable, Sendable {
    /// It stands at its start and has not been played.
    case ready
    /// Its pictures are on their way.
    case loading
    /// Its pictures follow each other.
    case playing
    /// It stands at a picture until it is played on.
    case paused
    /// It has been played to its end, and stands at its start.
    case ended
    /// Its pictures did not come.
    case failed
}
