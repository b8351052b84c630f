/// What the panels show, and what becomes of what the customer does there.
@MainActor
extension FilterState {
    func sportsPanel(_ environment: ViewEnvironment) -> SportGamesFilterDisplayState {
        SportGamesFilterDisplayState(
            title: environment.text(.sportsTitle),
            sports: sports.map {
                SportTypeSelectorItemDisplayState(
                    id: $0.rawValue, name: environment.title(of: $0), icon: $0.pictogram,
                    isSelected: $0 == filter.sport)
            }, isCollapsed: closed.contains(.sports))
    }

    mutating func take(_ panel: SportGamesFilterDisplayState) {
        set(.sports, isClosed: panel.isCollapsed)
        choose(sport: panel.selectedSport.flatMap { Sport(rawValue: $0.id) })
    }

    func leaguesPanel(_ environment: ViewEnvironment) -> CountryLeaguesFilterDisplayState {
        CountryLeaguesFilterDisplayState(
            title: environment.text(.leaguesTitle), countries: countries, selectedID: filter.league,
            isCollapsed: closed.contains(.leagues), searchText: leagueSearch)
    }

    mutating func take(_ panel: CountryLeaguesFilterDisplayState) {
        set(.leagues, isClosed: panel.isCollapsed)
        filter.league = panel.selectedID
        leagueSearch = panel.searchText
        for country in panel.countries {
            if country.isExpanded { openCountries.insert(country.id) } else { openCountries.remove(country.id) }
        }
    }

    func sortPanel(_ environment: ViewEnvironment) -> SortFilterDisplayState {
        SortFilterDisplayState(
            title: environment.text(.orderTitle),
            options: MatchOrder.allCases.map {
                FilterOption(
                    id: $0.rawValue, title: environment.text($0.title), icon: $0.icon, isAll: $0 == .popular)
            }, selectedID: filter.order == .popular ? nil : filter.order.rawValue, isCollapsed: closed.contains(.sort),
            searchText: orderSearch)
    }

    mutating func take(_ panel: SortFilterDisplayState) {
        set(.sort, isClosed: panel.isCollapsed)
        orderSearch = panel.searchText
        filter.order = panel.selectedID.flatMap(MatchOrder.init) ?? .popular
    }

    func timeSlider(_ environment: ViewEnvironment) -> TimeSliderDisplayState {
        TimeSliderDisplayState(
            title: environment.text(.startTitle),
            options: StartRange.allCases.map {
                TimeOption(
                    title: $0.hours == nil
                        ? environment.text(.allMarkets)
                        : environment.text(.startHours, ["hours": String($0.rawValue)]), hours: $0.hours)
            }, selectedIndex: StartRange.allCases.firstIndex(of: filter.range) ?? 0)
    }

    mutating func take(_ slider: TimeSliderDisplayState) { filter.range = StartRange.allCases[slider.shownIndex] }

    /// The groups that the matches can be limited to.
    /// - Parameter whole: the group that all of them are of, which limits nothing.
    func pillBar(_ environment: ViewEnvironment, within whole: MatchGroup) -> PillSelectorBarDisplayState {
        PillSelectorBarDisplayState(
            id: "groups",
            pills: MatchGroup.allCases.filter { $0 == .all || $0 != whole }.map { group in
                var other = filter
                other.group = group
                return PillItemDisplayState(
                    id: group.rawValue, title: environment.text(group.title), icon: group.icon,
                    kind: .countable(count: Limited(other.shown(of: matches).count)), isSelected: group == filter.group)
            })
    }

    mutating func take(_ bar: PillSelectorBarDisplayState) {
        filter.group = bar.selectedPillID.flatMap(MatchGroup.init) ?? .all
    }

    /// The countries of the chosen sport, with the matches that each league has behind all other filters.
    private var countries: [CountryLeagues] {
        let listed = matches.filter { filter.sport == nil || $0.sport == filter.sport }
        let names = listed.map(\.country).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return names.map { name in
            let own = listed.filter { $0.country == name }
            let leagues = own.reduce(into: [ListedMatch]()) { found, match in
                if !found.contains(where: { $0.league == match.league }) { found.append(match) }
            }
            return CountryLeagues(
                id: name, title: name, code: own.first?.countryCode,
                leagues: leagues.map { league in
                    FilterOption(
                        id: league.league, title: league.competition, icon: league.sport?.pictogram,
                        count: own.count { $0.league == league.league && filter.lets($0) }, tintsIcon: false)
                }, isExpanded: openCountries.contains(name))
        }
    }

    private mutating func set(_ panel: FilterPanel, isClosed: Bool) {
        if isClosed { closed.insert(panel) } else { closed.remove(panel) }
    }
}
