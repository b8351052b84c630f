/// What may happen to a panel of countries and their leagues.
extension CountryLeaguesFilterDisplayState {
    /// The chosen league; `nil` where none is, or none that a country has.
    var selectedLeague: FilterOption? {
        guard let selectedID else { return nil }
        for country in countries {
            if let league = country.leagues.first(where: { $0.id == selectedID }) { return league }
        }
        return nil
    }

    /// Chooses the league of that id, in place of any other, and opens its country. An id that no league has changes
    /// nothing.
    @discardableResult
    public mutating func select(_ id: String) -> Bool {
        guard let index = countries.firstIndex(where: { $0.leagues.contains { $0.id == id } }) else {
            return false
        }
        selectedID = id
        countries[index].isExpanded = true
        return true
    }

    /// Shows the leagues of a country, or hides them.
    mutating func toggleCountry(_ id: String) {
        guard let index = countries.firstIndex(where: { $0.id == id }) else { return }
        countries[index].isExpanded.toggle()
    }
}
