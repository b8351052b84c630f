/// Texts that all videos share.
extension LocalizationKey {
    package static let playVideo = Self("playVideo", english: "Play")
    package static let resumeVideo = Self("resumeVideo", english: "Go on")
    package static let replayVideo = Self("replayVideo", english: "Play again")
    package static let nextPicture = Self("nextPicture", english: "Next picture")
    package static let videoPlaying = Self("videoPlaying", english: "Playing")
    package static let videoPaused = Self("videoPaused", english: "Paused")
    package static let videoFailed = Self("videoFailed", english: "The video could not be loaded")
    package static let noVideo = Self("noVideo", english: "There is no video to play")
    /// What a key does that plays, or stops until it is pressed again.
    package static let keyPlayOrPause = Self("keyPlayOrPause", english: "play or pause")
    package static let keyNextPicture = Self("keyNextPicture", english: "next picture")
    /// What a key does that calls off what is being loaded.
    package static let keyStopLoading = Self("keyStopLoading", english: "stop loading")
}
