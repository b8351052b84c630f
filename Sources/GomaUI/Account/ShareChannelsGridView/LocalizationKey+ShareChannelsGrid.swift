extension LocalizationKey {
    static let shareSMS = Self("shareSMS", english: "SMS")
    static let shareEmail = Self("shareEmail", english: "Email")
    static let shareCopy = Self("shareCopy", english: "Copy link")
    static let shareDone = Self("shareDone", english: "Shared")
    static let shareFailed = Self("shareFailed", english: "Not shared")
    static let noShareChannels = Self("noShareChannels", english: "There is no way to share this here")
    static let keyShare = Self("keyShare", english: "share")
    static let keyCopyLink = Self("keyCopyLink", english: "copy the link")
}
