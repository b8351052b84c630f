import Foundation

/// The matches of a book behind filters: every part of the page shows one state, so that a choice in one of them is a
/// choice in all.
final class FilteredBook: ViewModel<FilterState> {
    /// Told what the page is to do.
    let wishes = Broadcast<PageNews>()
    let book: Sportsbook
    private let group: MatchGroup

    /// The matches as filters know them, in the book's order; `nil` for one that cannot be bet on any more.
    private var listed: [ListedMatch?]
    /// Where each stands.
    private var places: [String: Int]
    private var follower: AnyObject?
    /// Waits until the next match begins in time.
    private var turn: AnyCancellable?
    /// How many matches have been looked at again, and how often the filters have been told of it.
    private(set) var lookCount = 0
    private(set) var changeCount = 0

    /// The parts that a page can show.
    private enum Part: String, CaseIterable {
        case title, filters, groups, sports, leagues, sort, time, count, reset
    }

    /// - Parameter group: the matches that there are to filter.
    init(_ book: Sportsbook, only group: MatchGroup = .all) {
        self.book = book
        self.group = group
        let matches = book.matchIDs.map { Self.listed($0, in: book, group) }
        listed = matches
        places = Dictionary(zip(book.matchIDs, 0...)) { first, _ in first }
        super.init(StatePlace(FilterState(matches: matches.compactMap(\.self)), in: book.environment))
        follower = book.matchChanges.subscribe { [weak self] in self?.lookAgain(at: $0) }
    }

    /// A match as filters know it; `nil` for one that cannot be bet on any more, or is none of the group.
    private static func listed(_ id: String, in book: Sportsbook, _ group: MatchGroup) -> ListedMatch? {
        guard let match = book.matches[id], match.phase != .ended else { return nil }
        let listed = ListedMatch(match, now: book.now)
        return group.contains(listed) ? listed : nil
    }

    /// Looks again at what has changed, all of it together, and no further where that is nothing to filters: prices are
    /// nothing to an order that does not go by them, nor are hours where any start will do.
    private func lookAgain(at ids: [String]) {
        let filter = currentDisplayState.filter
        let now = book.now
        var isChanged = false
        for id in ids {
            let place = places[id] ?? newPlace(for: id)
            let match = Self.listed(id, in: book, group)
            lookCount += 1
            var known = listed[place]
            guard known != match else { continue }
            listed[place] = match
            if filter.order != .lowestOdds { known?.lowestOdds = match?.lowestOdds }
            if filter.range == .any { known = known?.counted(from: now) }
            isChanged = isChanged || known != match
        }
        guard isChanged else { return }
        changeCount += 1
        update { $0.receive(listedNow) }
    }

    /// Has hours counted anew where a start has to be near, as the next match comes to begin in time.
    override func keepTime(for state: FilterState, after old: FilterState?) {
        let range = state.filter.range
        guard let hours = range.hours,
            let next = state.matches.filter({ !range.contains($0) }).compactMap(\.start).min()
        else { return turn = nil }
        turn = book.time(to: next.addingTimeInterval(-hours * ListedMatch.secondsOfHour)).map { time in
            environment.scheduler.after(time) { [weak self] in
                guard let self else { return }
                update { $0.receive(self.listedNow) }
                keepTime(for: currentDisplayState, after: nil)
            }
        }
    }

    /// The matches with the hours that there are to their starts by now.
    private var listedNow: [ListedMatch] {
        let now = book.now
        return listed.compactMap { $0?.counted(from: now) }
    }

    /// A place behind all others, for a match that was not known.
    private func newPlace(for id: String) -> Int {
        listed.append(nil)
        places[id] = listed.count - 1
        return listed.count - 1
    }

    // MARK: Page

    /// What a page can show of it, in the order in which messages list it.
    static let partNames = Part.allCases.map(\.rawValue)

    /// The matches that are let through, in their order.
    var matchIDs: [String] { currentDisplayState.shown.map(\.id) }

    /// Calls `body` after anything has changed, for as long as the result is kept.
    func follow(_ body: @escaping () -> Void) -> AnyObject { displayStatePublisher.dropFirst().sink { _ in body() } }

    /// The model of a part; `nil` for one that is not among ``partNames``.
    func model(of part: String) -> AnyObject? {
        Part(rawValue: part).map { part in
            switch part {
            case .title: titleViewModel
            case .filters: filterBarViewModel
            case .groups: groupsViewModel
            case .sports: sportsViewModel
            case .leagues: leaguesViewModel
            case .sort: sortViewModel
            case .time: timeViewModel
            case .count: countViewModel
            case .reset: resetViewModel
            }
        }
    }

    /// Opens all panels, and goes to the first choice.
    func openAll() {
        update { $0.openAll() }
        wishes.tell(.focus(member: Part.sports.rawValue, stop: 1))
    }

    /// Opens a panel, and goes to the first choice below its header.
    func open(_ panel: FilterPanel) {
        update { $0.closed.remove(panel) }
        wishes.tell(.focus(member: panel.rawValue, stop: 1))
    }

    // MARK: Parts

    var titleViewModel: any SimpleNavigationBarViewModelProtocol {
        part(named: "title", read: { [environment] in $0.navigationBar(environment) }) {
            SimpleNavigationBarViewModel($0)
        }
    }
    var filterBarViewModel: any GeneralFilterBarViewModelProtocol {
        part(named: "filters", read: { [environment] in $0.filterBar(environment) }) {
            FilterBarModel($0)
        }
    }
    var groupsViewModel: any PillSelectorBarViewModelProtocol {
        part(
            named: "groups", read: { [environment, group] in $0.pillBar(environment, within: group) },
            write: { $0.take($1) }
        ) {
            PillSelectorBarViewModel($0)
        }
    }
    var sportsViewModel: any SportGamesFilterViewModelProtocol {
        part(named: "sports", read: { [environment] in $0.sportsPanel(environment) }, write: { $0.take($1) }) {
            SportGamesFilterViewModel($0)
        }
    }
    var leaguesViewModel: any CountryLeaguesFilterViewModelProtocol {
        part(named: "leagues", read: { [environment] in $0.leaguesPanel(environment) }, write: { $0.take($1) }) {
            CountryLeaguesFilterViewModel($0)
        }
    }
    var sortViewModel: any SortFilterViewModelProtocol {
        part(
            named: "sort", read: { [environment] in $0.sortPanel(environment) },
            write: { [weak self] state, panel in
                state.take(panel)
                // Prices have moved unheard while the order did not go by them.
                if let self, state.filter.order == .lowestOdds { state.receive(listedNow) }
            }
        ) {
            SortFilterViewModel($0)
        }
    }
    var timeViewModel: any TimeSliderViewModelProtocol {
        part(
            named: "time", read: { [environment] in $0.timeSlider(environment) },
            write: { [weak self] state, slider in
                state.take(slider)
                // Hours have passed unheard while any start would do.
                if let self, state.filter.range != .any { state.receive(listedNow) }
            }
        ) {
            TimeSliderViewModel($0)
        }
    }
    var countViewModel: any HeaderTextViewModelProtocol {
        part(named: "count", read: { [environment] in $0.heading(environment) }) { HeaderTextViewModel($0) }
    }
    var resetViewModel: any ButtonViewModelProtocol {
        part(named: "reset", read: { [environment] in $0.resetButton(environment) }) {
            ButtonViewModel($0) { [weak self] in self?.reset() }
        }
    }

    /// Lets all matches through again.
    func reset() { update { $0.reset() } }
}
