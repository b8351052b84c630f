/// All that a page of filters knows: the matches, what is chosen of them, and how the panels stand.
struct FilterState: DisplayState {
    /// Those that can still be bet on, in the book's order.
    var matches: [ListedMatch]
    var filter = MatchFilter()
    /// Panels of which only the header shows.
    var closed: Set<FilterPanel> = []
    /// Countries whose leagues show.
    var openCountries: Set<String> = []
    /// What has been typed to find leagues, and orders.
    var leagueSearch = ""
    var orderSearch = ""

    static let blank = Self(matches: [])

    /// The matches that are listed, in their order.
    var shown: [ListedMatch] { filter.shown(of: matches) }

    /// Sports in the order in which matches name them first.
    var sports: [Sport] {
        matches.compactMap(\.sport).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Takes over what the book has now; a sport and a league that no match has any more are chosen no more, as nothing
    /// offers them.
    mutating func receive(_ matches: [ListedMatch]) {
        self.matches = matches
        choose(sport: filter.sport.flatMap { sports.contains($0) ? $0 : nil })
    }

    /// Chooses a sport, or all; a league of another sport is chosen no more.
    mutating func choose(sport: Sport?) {
        filter.sport = sport
        let leagues = matches.filter { sport == nil || $0.sport == sport }.map(\.league)
        if let league = filter.league, !leagues.contains(league) { filter.league = nil }
    }

    mutating func openAll() { closed = [] }

    /// Lets all matches through, in the order that they had.
    mutating func reset() {
        filter = MatchFilter()
        (leagueSearch, orderSearch) = ("", "")
    }
}
