extension LocalizationKey {
    static let offerJoined = Self("offerJoined", english: "You take part")
    static let readMore = Self("readMore", english: "Read more")
}
