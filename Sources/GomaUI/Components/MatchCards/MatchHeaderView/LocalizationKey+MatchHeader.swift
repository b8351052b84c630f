/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keyOpenCompetition = Self("keyOpenCompetition", english: "open the competition")
    public static let keyFavorite = Self("keyFavorite", english: "add to or remove from the favourites")
}
