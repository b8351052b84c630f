extension LocalizationKey {
    static let keyOpenCompetition = Self("keyOpenCompetition", english: "open the competition")
    static let keyFavorite = Self("keyFavorite", english: "add to or remove from the favourites")
}
