/// Texts that all videos share.
extension LocalizationKey {
    static let playVideo = Self("playVideo", english: "Play")
    static let resumeVideo = Self("resumeVideo", english: "Go on")
    static let replayVideo = Self("replayVideo", english: "Play again")
    static let nextPicture = Self("nextPicture", english: "Next picture")
    static let videoPlaying = Self("videoPlaying", english: "Playing")
    static let videoPaused = Self("videoPaused", english: "Paused")
    static let videoFailed = Self("videoFailed", english: "The video could not be loaded")
    static let noVideo = Self("noVideo", english: "There is no video to play")
    /// What a key does that plays, or stops until it is pressed again.
    static let keyPlayOrPause = Self("keyPlayOrPause", english: "play or pause")
    static let keyNextPicture = Self("keyNextPicture", english: "next picture")
    /// What a key does that calls off what is being loaded.
    static let keyStopLoading = Self("keyStopLoading", english: "stop loading")
}
