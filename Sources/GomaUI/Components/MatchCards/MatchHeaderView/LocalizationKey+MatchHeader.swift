/// Texts that the component brings itself.
extension LocalizationKey {
    public static let favorite = Self("favorite", english: "Favourite")
}
