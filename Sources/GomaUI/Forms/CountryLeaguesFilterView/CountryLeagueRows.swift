/// Countries, and below each that is open its leagues; or the leagues that were found, each below its country.
struct CountryLeagueRows: OptionRows {
    /// A country, or one of its leagues.
    struct Place: Hashable, Sendable {
        let country: Int
        /// `nil` for the country itself.
        let league: Int?
    }

    private let countries: [CountryLeagues]
    private let selectedID: String?
    private let places: [Place]
    private let isSearch: Bool
    private let placeholders: Int

    /// Columns before a league beside those before its country.
    private static let indentation = Spacing.lg

    /// Rows in the shape of countries, before there are any.
    static let blank = Self(countries: [], selectedID: nil, places: [], isSearch: false, placeholders: 3)

    private static func open(_ countries: [CountryLeagues]) -> [Place] {
        countries.indices.flatMap { country in
            let leagues = countries[country].isExpanded ? countries[country].leagues.indices : 0..<0
            return [Place(country: country, league: nil)] + leagues.map { Place(country: country, league: $0) }
        }
    }

    private static func belowCountries(_ found: [Place]) -> [Place] {
        var places: [Place] = []
        for place in found {
            if places.last?.country != place.country { places.append(Place(country: place.country, league: nil)) }
            places.append(place)
        }
        return places
    }

    var count: Int { placeholders + places.count }
    var foundCount: Int { places.count { $0.league != nil } }
    var totalCount: Int { countries.reduce(0) { $0 + $1.leagues.count } }

    func row(at row: Int) -> OptionRow {
        guard row >= placeholders else { return OptionRow(placeholderAt: row, mark: .branch(isOpen: false)) }
        let place = places[row - placeholders]
        return place.league.map { league(countries[place.country].leagues[$0]) } ?? country(countries[place.country])
    }

    private func country(_ country: CountryLeagues) -> OptionRow {
        var row = OptionRow()
        row.id = .branch(country.id)
        row.title = country.title
        row.code = country.code
        row.count = country.eventCount
        row.isSelected = selectedID.map { id in country.leagues.contains { $0.id == id } } ?? false
        row.mark = .branch(isOpen: isSearch ? nil : country.isExpanded)
        return row
    }

    private func league(_ league: FilterOption) -> OptionRow {
        var row = OptionRow(league, isSelected: league.id == selectedID)
        row.indentation = Self.indentation
        return row
    }

    func isHeading(_ row: Int) -> Bool { isSearch && isCountry(row) }

    private func isCountry(_ row: Int) -> Bool { row >= placeholders && places[row - placeholders].league == nil }

    func place(of id: OptionRow.ID) -> Int? {
        let index = places.firstIndex { place in
            switch (id, place.league) {
            case (.branch(let id), nil): countries[place.country].id == id
            case (.option(let id), let league?): countries[place.country].leagues[league].id == id
            case (.branch, _), (.option, _): false
            }
        }
        return index.map { $0 + placeholders }
    }

    /// The chosen league, or its country while that is closed.
    var selectedPlace: Int? {
        guard let selectedID else { return nil }
        if let place = place(of: .option(selectedID)) { return place }
        let country = countries.first { $0.leagues.contains { $0.id == selectedID } }
        return country.flatMap { place(of: .branch($0.id)) }
    }

    func parent(of row: Int) -> Int? {
        guard !isCountry(row) else { return nil }
        return stride(from: row, through: placeholders, by: -1).first(where: isCountry)
    }
}

extension CountryLeagueRows {
    /// - Parameter found: the leagues to show, in their order; `nil` for those of all countries that are open.
    init(_ state: CountryLeaguesFilterDisplayState, found: [Place]?) {
        let places = found.map(Self.belowCountries) ?? Self.open(state.countries)
        self.init(
            countries: state.countries, selectedID: state.selectedID, places: places, isSearch: found != nil,
            placeholders: 0)
    }
}
