extension PageKit {
    /// Filters over the matches of a sportsbook that the page declares before.
    mutating func addMatchFilters() {
        addSource("match-filters", options: MatchFiltersOptions.self) { options, setting in
            MatchFiltersSource(
                of: try setting.source(named: options.of, as: SportsbookSource.self).book,
                only: options.only ?? .all)
        }
    }
}
