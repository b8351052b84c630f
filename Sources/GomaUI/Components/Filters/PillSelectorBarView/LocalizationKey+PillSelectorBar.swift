/// Texts that the component brings itself.
extension LocalizationKey {
    static let noFilters = Self("noFilters", english: "No filters to choose from")
}
