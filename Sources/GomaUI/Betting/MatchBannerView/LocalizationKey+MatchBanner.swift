extension LocalizationKey {
    static let noFeaturedMatch = Self("noFeaturedMatch", english: "No featured match now")
    static let lookAtAllMatches = Self("lookAtAllMatches", english: "All matches are in the list below")
}
