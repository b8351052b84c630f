/// Texts that the component brings itself.
extension LocalizationKey {
    public static let noFilters = Self("noFilters", english: "No filters to choose from")
}
