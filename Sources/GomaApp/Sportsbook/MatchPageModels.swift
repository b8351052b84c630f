/// The head of the page of a match of the book.
final class BookHeadModel: BookModel<MatchHeaderCompactDisplayState>, MatchHeaderCompactViewModelProtocol {
    convenience init(_ book: Sportsbook, match: String) {
        self.init(book.place(of: match) { $0.headState($1.environment) }, of: match, in: book)
    }

    var scoreViewModel: (any ScoreViewModelProtocol)? { part(\.score, ScoreViewModel.init) }

    func openCountry() {
        ask(to: OpenCountry(id: currentDisplayState.countryID ?? ""), of: MatchHeaderCompactView.self)
    }

    func openLeague() {
        ask(to: OpenCompetition(id: currentDisplayState.leagueID ?? ""), of: MatchHeaderCompactView.self)
    }
}

/// The way back from the page of a match of the book, and when it begins or how far it has come.
final class BookDateBarModel: BookModel<MatchDateNavigationBarDisplayState>, MatchDateNavigationBarViewModelProtocol {
    convenience init(_ book: Sportsbook, match: String) {
        let place = book.place([.match(match)]) { book in
            let known = book.matches[match]
            return MatchDateNavigationBarDisplayState(
                id: match, start: known?.start.map { CalendarMoment($0) }, now: book.now,
                period: known.flatMap { MatchTime(of: $0, now: nil)?.progress })
        }
        self.init(place, of: match, in: book)
    }

    var periodViewModel: (any CapsuleViewModelProtocol)? {
        part(named: "period", read: { $0.period?.capsule }, CapsuleViewModel.init)
    }

    func goBack() { ask(to: GoBack(), of: MatchDateNavigationBarView.self) }
}

/// The groups of a match's markets, of which one is looked at.
final class BookGroupsModel: BookModel<MarketGroupSelectorTabDisplayState>, MarketGroupSelectorTabViewModelProtocol {
    convenience init(_ book: Sportsbook, match: String) {
        let place = book.place([.groups(match)]) { book in
            MarketGroupSelectorTabDisplayState(id: match, groups: book.groupStates(of: match))
        }
        self.init(place, of: match, in: book)
    }

    var tabViewModels: [any MarketGroupTabItemViewModelProtocol] {
        parts(\.groups) { BookGroupTabModel($0) { [weak self] in self?.selectMarketGroup(id: $0) } }
    }

    func selectMarketGroup(id: String) { book.chooseGroup(id, of: match) }
}

/// One group of a match's markets; the choice is the bar's.
final class BookGroupTabModel: ItemViewModel<MarketGroupTabItemDisplayState>, MarketGroupTabItemViewModelProtocol {
    func select() { onPress?(currentDisplayState.id) }
}

@MainActor
extension Match {
    func headState(_ environment: ViewEnvironment) -> MatchHeaderCompactDisplayState {
        MatchHeaderCompactDisplayState(
            home: home, away: away, sport: sport.map(environment.title) ?? "", country: country,
            league: competition, score: scoreState)
    }
}

extension Sportsbook {
    /// The group that holds all markets.
    static let allMarkets = "all"
    /// Stands among the groups of markets, and holds none.
    static let statistics = "match-statistics"

    /// The groups of a match's markets, the one with all of them first, and its statistics where there are any.
    func groupStates(of match: String) -> [MarketGroupTabItemDisplayState] {
        guard let match = matches[match] else { return [] }
        let chosen = chosenGroup(of: match)
        var groups = [(Self.allMarkets, MarketGroupTitle.all)]
        // What a feed calls as one of the two that are always there is none of its own.
        var taken: Set = [Self.allMarkets, Self.statistics]
        for group in match.markets.compactMap(\.group) where taken.insert(group.id).inserted {
            groups.append((group.id, .named(group.words(in: environment))))
        }
        let tabs = groups.map { id, title in
            MarketGroupTabItemDisplayState(
                id: id, title: title, isSelected: id == chosen, badgeCount: markets(of: match, in: id).count)
        }
        guard !match.statistics.isEmpty else { return tabs }
        let title = MarketGroupTitle.named(environment.text(.matchStatistics))
        return tabs + [
            MarketGroupTabItemDisplayState(id: Self.statistics, title: title, isSelected: chosen == Self.statistics)
        ]
    }

    /// Looks at another group of a match's markets; one that is not there changes nothing.
    func chooseGroup(_ group: String, of match: String) {
        guard groupStates(of: match).contains(where: { $0.id == group && !$0.isSelected }) else { return }
        chosenGroups[match] = group
        mark(.groups(match))
        tell()
    }

    /// The markets of the group that is looked at, by their IDs.
    func shownMarkets(of match: String) -> [String] {
        guard let known = matches[match] else { return [] }
        return markets(of: known, in: chosenGroup(of: known)).map(\.id)
    }

    /// Whether the match's statistics are looked at.
    func showsStatistics(of match: String) -> Bool {
        matches[match].map { chosenGroup(of: $0) == Self.statistics } ?? false
    }

    /// The group that is looked at, by its ID; all markets where the one that was chosen is not there any more.
    private func chosenGroup(of match: Match) -> String {
        guard let chosen = chosenGroups[match.id] else { return Self.allMarkets }
        let isThere =
            chosen == Self.statistics ? !match.statistics.isEmpty : match.markets.contains { $0.group?.id == chosen }
        return isThere ? chosen : Self.allMarkets
    }

    private func markets(of match: Match, in group: String) -> [Market] {
        group == Self.allMarkets ? match.markets : match.markets.filter { $0.group?.id == group }
    }
}
