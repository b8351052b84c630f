/// How a preview is shown, and how its time goes.
extension LocalizationKey {
    static let galleryNextWidth = Self("galleryNextWidth", english: "next width")
    static let galleryPreviousWidth = Self("galleryPreviousWidth", english: "previous width")
    static let galleryNarrower = Self("galleryNarrower", english: "one column narrower")
    static let galleryWider = Self("galleryWider", english: "one column wider")
    static let galleryFewerColors = Self("galleryFewerColors", english: "fewer colours")
    static let galleryCharacters = Self("galleryCharacters", english: "ASCII or Unicode")
    static let galleryLanguage = Self("galleryLanguage", english: "language")
    static let galleryPlain = Self("galleryPlain", english: "as usual again")
    static let galleryPause = Self("galleryPause", english: "pause and resume")
    static let galleryStep = Self("galleryStep", english: "step to what happens next")
    package static let gallerySlower = Self("gallerySlower", english: "slower")
    package static let galleryFaster = Self("galleryFaster", english: "faster")
    static let galleryNoColors = Self(
        "galleryNoColors", english: "this terminal shows no colours, so none can be taken away")
    static let galleryNoLanguage = Self("galleryNoLanguage", english: "no language {code} here; there are {languages}")
    static let galleryNothingDue = Self("galleryNothingDue", english: "nothing is going to happen by itself")
    static let gallerySpeedLimit = Self(
        "gallerySpeedLimit", english: "time goes {speed} as fast already; no more")
    static let galleryPaused = Self("galleryPaused", english: "paused {time}")
    static let galleryAllColumns = Self("galleryAllColumns", english: "all columns")
    static let galleryAllColors = Self("galleryAllColors", english: "all colours")
    static let gallery256Colors = Self("gallery256Colors", english: "256 colours")
    static let gallery16Colors = Self("gallery16Colors", english: "16 colours")
    static let gallery8Colors = Self("gallery8Colors", english: "8 colours")
    static let galleryMonochrome = Self("galleryMonochrome", english: "no colours")
}
