extension LocalizationKey {
    static let seeMore = Self("seeMore", english: "See more")
    static let keySeeMore = Self("keySeeMore", english: "see more")
}
