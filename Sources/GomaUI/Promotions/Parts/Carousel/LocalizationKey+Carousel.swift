extension LocalizationKey {
    static let carouselPause = Self("carouselPause", english: "Pause")
    static let carouselPlay = Self("carouselPlay", english: "Go on")
}
