/// What stands above the matches: what is chosen, and what it has come to.
@MainActor
extension FilterState {
    /// The IDs of the bar's filters, which are those of panels.
    func filterBar(_ environment: ViewEnvironment) -> GeneralFilterBarDisplayState {
        let sport = filter.sport
        let league = chosenLeague
        var bar = GeneralFilterBarDisplayState(
            id: "filters",
            sports: [
                SportSelectorCellDisplayState(
                    id: FilterPanel.sports.rawValue,
                    title: sport.map(environment.title) ?? environment.text(.allSports),
                    icon: sport?.pictogram ?? .trophy, isSelected: sport != nil)
            ],
            items: [
                FilterOptionCellDisplayState(
                    id: FilterPanel.leagues.rawValue, kind: .league,
                    title: league?.competition ?? environment.text(.allLeagues), icon: league == nil ? .globe : nil,
                    isSelected: league != nil),
                FilterOptionCellDisplayState(
                    id: FilterPanel.sort.rawValue, kind: .sortBy, title: environment.text(filter.order.title),
                    icon: filter.order.icon, isSelected: filter.order != .popular),
            ], mainFilter: MainFilterPillDisplayState())
        bar.mainFilter.activeCount = filter.activeCount
        return bar
    }

    /// A match of the league that is chosen; `nil` for all leagues.
    private var chosenLeague: ListedMatch? {
        filter.league.flatMap { league in matches.first { $0.league == league } }
    }

    /// How many matches are listed of how many.
    func heading(_ environment: ViewEnvironment) -> HeaderTextDisplayState {
        let (count, total) = (shown.count, matches.count)
        return HeaderTextDisplayState(
            title: environment.localization.counted(
                total, .oneMatchFound, .matchesFound, ["count": String(count), "total": String(total)]))
    }

    func resetButton(_ environment: ViewEnvironment) -> ButtonDisplayState {
        ButtonDisplayState(
            id: "reset", title: environment.text(.resetAllFilters), style: .bordered, isEnabled: filter.activeCount > 0,
            density: .compact)
    }

    /// The way back, and what is looked at.
    func navigationBar(_ environment: ViewEnvironment) -> SimpleNavigationBarDisplayState {
        let title = chosenLeague?.competition ?? filter.sport.map(environment.title) ?? environment.text(.allSports)
        return SimpleNavigationBarDisplayState(title: title, back: .mark)
    }
}
