/// Finds leagues by their names and those of their countries.
struct CountryLeagueSearch {
    let countries: [CountryLeagues]
    private let names: NameSearch
    private let places: [CountryLeagueRows.Place]

    init(_ countries: [CountryLeagues]) {
        self.countries = countries
        names = NameSearch(countries.flatMap { country in country.leagues.map { "\($0.title) \(country.title)" } })
        places = countries.indices.flatMap { country in
            countries[country].leagues.indices.map { CountryLeagueRows.Place(country: country, league: $0) }
        }
    }

    /// The leagues that a text finds, in their order.
    func leagues(for text: String) -> [CountryLeagueRows.Place] { names.places(of: text).map { places[$0] } }
}
