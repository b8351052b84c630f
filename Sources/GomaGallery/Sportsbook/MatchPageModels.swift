import GomaUI

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The head of the page of a match of the book.
final class BookHeadModel: BookModel<MatchHeaderCompactDisplayState>, MatchHeaderCompactViewModelProtocol {
    private let match: String
    private let score: BookScoreModel

    init(_ book: Sportsbook, match: String) {
        self.match = match
        score = BookScoreModel(book, match: match)
        super.init(book, topics: [.match(match)]) { book in
            guard let known = book.matches[match] else { return .blank }
            return MatchHeaderCompactDisplayState(
                home: known.home, away: known.away, sport: known.sportTitle(book.environment), country: known.country,
                league: known.competition, score: known.scoreState)
        }
    }

    var scoreViewModel: (any ScoreViewModelProtocol)? { currentDisplayState.score == nil ? nil : score }

    func openCountry() { book.record("openCountry()", of: "MatchHeaderCompact", at: match) }

    func openLeague() { book.record("openLeague()", of: "MatchHeaderCompact", at: match) }
}

/// The way back from the page of a match of the book, and how far the match has come.
final class BookDateBarModel: BookModel<MatchDateNavigationBarDisplayState>, MatchDateNavigationBarViewModelProtocol {
    private let period: BookPeriodModel
    private let onBack: () -> Void

    init(_ book: Sportsbook, match: String, onBack: @escaping () -> Void) {
        self.onBack = onBack
        period = BookPeriodModel(book, match: match)
        super.init(book, topics: [.match(match)]) { book in
            MatchDateNavigationBarDisplayState(
                id: match, period: book.matches[match]?.periodState(book.environment), followsFeed: true)
        }
    }

    var periodViewModel: (any CapsuleViewModelProtocol)? { period }

    func goBack() { onBack() }
}

/// How far a match of the book has come.
final class BookPeriodModel: BookModel<CapsuleDisplayState>, CapsuleViewModelProtocol {
    private let match: String

    init(_ book: Sportsbook, match: String) {
        self.match = match
        super.init(book, topics: [.match(match)]) { $0.matches[match]?.periodState($0.environment) ?? .blank }
    }

    /// A period is read only.
    func press() { book.record("press()", of: "Capsule", at: match) }
}

/// The groups of a match's markets, of which one is looked at.
final class BookGroupsModel: BookModel<MarketGroupSelectorTabDisplayState>, MarketGroupSelectorTabViewModelProtocol {
    private let match: String
    private let tabs: [BookGroupTabModel]
    private let selections = PassthroughSubject<MarketGroupSelection, Never>()

    init(_ book: Sportsbook, match: String) {
        self.match = match
        tabs = book.groupStates(of: match).map { BookGroupTabModel(book, match: match, group: $0.id) }
        super.init(book, topics: [.groups(match)]) { book in
            MarketGroupSelectorTabDisplayState(id: match, groups: book.groupStates(of: match))
        }
    }

    var tabViewModels: [any MarketGroupTabItemViewModelProtocol] { tabs }
    var selectionPublisher: AnyPublisher<MarketGroupSelection, Never> { selections.eraseToAnyPublisher() }

    func selectMarketGroup(id: String) { book.chooseGroup(id, of: match) }

    override func stateWillChange(to state: MarketGroupSelectorTabDisplayState) {
        guard let chosen = state.selectedGroupID else { return }
        selections.send(
            MarketGroupSelection(selectedID: chosen, previouslySelectedID: currentDisplayState.selectedGroupID))
    }
}

/// One group of a match's markets.
final class BookGroupTabModel: BookModel<MarketGroupTabItemDisplayState>, MarketGroupTabItemViewModelProtocol {
    private let match: String
    private let group: String

    init(_ book: Sportsbook, match: String, group: String) {
        self.match = match
        self.group = group
        super.init(book, topics: [.groups(match)]) { book in
            book.groupStates(of: match).first { $0.id == group } ?? .blank
        }
    }

    func select() { book.chooseGroup(group, of: match) }
}

@MainActor
extension Match {
    /// The sport's name as a title, such as "Football".
    func sportTitle(_ environment: ViewEnvironment) -> String {
        let name = sport.map { environment.text($0.name) } ?? ""
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    func periodState(_ environment: ViewEnvironment) -> CapsuleDisplayState {
        CapsuleDisplayState(id: "period", content: .text(time(environment)), style: isLive ? .status : .tag)
    }
}

extension Sportsbook {
    /// The group that holds all markets.
    static let allMarkets = "all"

    /// The groups of a match's markets, the one with all of them first.
    func groupStates(of match: String) -> [MarketGroupTabItemDisplayState] {
        guard let match = matches[match] else { return [] }
        let chosen = chosenGroups[match.id] ?? Self.allMarkets
        var names: [String] = []
        for name in match.markets.compactMap(\.group) where !names.contains(name) { names.append(name) }
        let groups = [(Self.allMarkets, environment.text(.allMarkets))] + names.map { ($0, $0) }
        return groups.map { id, title in
            MarketGroupTabItemDisplayState(
                id: id, title: title, isSelected: id == chosen, badgeCount: markets(of: match, in: id).count)
        }
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
        return markets(of: known, in: chosenGroups[match] ?? Self.allMarkets).map(\.id)
    }

    private func markets(of match: Match, in group: String) -> [Market] {
        group == Self.allMarkets ? match.markets : match.markets.filter { $0.group == group }
    }
}
