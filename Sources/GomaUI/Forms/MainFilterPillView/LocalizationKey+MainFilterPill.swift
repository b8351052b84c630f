extension LocalizationKey {
    /// How many filters are in force, as it is read aloud.
    static let oneActiveFilter = Self("oneActiveFilter", english: "{count} active filter")
    static let activeFilters = Self("activeFilters", counted: "{count} active filters")
    static let filter = Self("filter", english: "Filter")
    static let keyOpenFilters = Self("keyOpenFilters", english: "open all filters")
}
