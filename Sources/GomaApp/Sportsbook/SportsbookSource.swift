import Foundation
import GomaPages
import GomaUI
import TerminalKit

/// A sportsbook on a page: its matches, the bet slip, and the customer's bets.
package final class SportsbookSource: PageSource, FeedTaker {
    let book: Sportsbook
    private var choices: AnyCancellable?
    /// The day of matches that is made up; `nil` where all come from the page and its feed.
    private let league: League?
    private let speed: Double
    private let listedIDs: Set<String>
    private var player: LeaguePlayer?
    private var troubles: AnyObject?
    private var takings: [Owner.Taking] = []
    /// What is looked for among the matches.
    private var searchText = ""
    private let searches = Broadcast<Void>()

    /// What a search calls the matches.
    private static let search = "sportsbook"

    /// The members.
    private enum Part: String {
        case matches, slip, selections, bets, found, boost
    }

    /// - Throws: ``PageSourceError`` where the customer is none that the page declares.
    init(_ options: SportsbookOptions, in setting: PageSetting) throws {
        let environment = setting.environment
        let now = options.now?.moment ?? options.league.map { _ in LeagueOptions.opening }
        let customer =
            try options.customer.map { try setting.source(named: $0, as: CustomerSource.self).customer }
            ?? Customer(
                holding: Money(options.balance?.number ?? 0, options.currency ?? ""),
                opening: now?.date ?? Date(timeIntervalSince1970: 0), in: environment)
        let listed = (options.matches ?? []).map(\.match)
        listedIDs = Set(listed.map(\.id))
        league = now.flatMap { options.league?.league(opening: $0) }
        speed = options.league?.speed?.number ?? 1
        book = Sportsbook(
            matches: listed + (league?.matches ?? []).filter { [listedIDs] in !listedIDs.contains($0.id) },
            of: customer, now: now, hasBoosts: options.boosts ?? false, in: environment)
        super.init(
            .group([
                (Part.matches.rawValue, MatchesSource.shape), (Part.slip.rawValue, .value(BookSlip.self)),
                (Part.selections.rawValue, .collection(of: .value(BookSelection.self))),
                (Part.bets.rawValue, BetGroupSource.shape), (Part.found.rawValue, MatchesSource.shape),
                (Part.boost.rawValue, .value(WinBoostProgress.self)),
            ]))
        book.onTold = { [weak self] in self?.news.tell(.status) }
        choices = book.selectionPublisher.sink { [weak self] choice in
            self?.news.tell(.note(event: choice.isSelected ? "choose outcome" : "give up outcome", detail: choice.name))
        }
        takings = takings(of: environment.owner)
        play(from: .zero)
        troubles = customer.service.changes.subscribe { [weak self] in self?.troublesChanged() }
    }

    /// Plays the day from a moment of it on.
    private func play(from elapsed: Duration) {
        player = league.map { league in
            LeaguePlayer(league, speed: speed, from: elapsed, on: book.environment.scheduler) {
                [book, listedIDs] event in
                if !listedIDs.contains(event.match) { book.apply(event.change, to: event.match) }
            }
        }
        troublesChanged()
    }

    /// Nothing comes of the matches while the feed is lost; then all that has happened comes at once.
    private func troublesChanged() { player?.isHeld = book.customer.service.troubles.contains(.lostFeed) }

    /// Takes what components ask of the book.
    private func takings(of owner: Owner) -> [Owner.Taking] {
        let service = book.customer.service
        return [
            owner.take(PlaceBet.self) { [book] in service.answer($0, after: .milliseconds(1200), book.place) },
            owner.take(TakeBackBet.self) { [book] in
                service.answer($0) { (_) throws(AppRefusal) in try book.takeBack() }
            },
            owner.take(CashOut.self) { [book] in service.answer($0, after: .milliseconds(1200), book.cashOut) },
            owner.take(LoadCashout.self) { [book] in
                service.answer($0) { (request) throws(AppRefusal) in
                    guard let value = book.cashOutValue(of: request.bet) else { throw .closed }
                    return value
                }
            },
            owner.take(LoadBookingCode.self) { [book] in
                service.answer($0) { (request) throws(AppRefusal) in
                    try book.choose(try book.customer.selections(of: request.code))
                }
            },
            owner.take(CountHits.self) { [book] question in
                guard question.request.search == Self.search else { return .declined }
                return .done(book.matchIDs(foundBy: question.request.text).count)
            },
            owner.take(RepeatBet.self) { [book] in
                service.answer($0) { (request) throws(AppRefusal) in try book.repeatBet(request.id) }
            },
        ]
    }

    override package func member(_ name: String) -> PageSource? {
        switch Part(rawValue: name) {
        case .matches?:
            MatchesSource(of: book, following: { _ in NothingChanges() }) { [book] in book.matchIDs }
        case .slip?:
            DerivedSource(following: { [book] in book.follow(.slip, $0) }) { [book] in BookSlip(book: book) }
        case .selections?: SelectionsSource(of: book)
        case .bets?: BetGroupSource(of: book)
        case .found?:
            MatchesSource(of: book, following: { [searches] in searches.subscribe($0) }) { [weak self] in
                self.map { $0.book.matchIDs(foundBy: $0.searchText) } ?? []
            }
        case .boost?:
            DerivedSource(following: { [book] in book.follow(.slip, $0) }) { [book] in book.winBoost }
        case nil: nil
        }
    }

    override package func take(_ asked: AskedRequest, on page: any PageState) -> PageReply? {
        guard let request = asked.request as? SearchText, request.search == Self.search else { return nil }
        searchText = request.text
        book.customer.searched(for: request.text)
        searches.tell(())
        return PageReply()
    }

    override package func languageChanged() { book.tellAll() }

    // MARK: Memory

    override package var memory: JSONValue? { JSONValue(encoding: book.memory) }

    override package func remember(_ memory: JSONValue) {
        guard let known = memory.decoded(as: BookMemory.self) else { return }
        // The day goes on where the customer's has come to.
        let elapsed = Duration.seconds(book.customer.elapsed * speed)
        book.receive((league?.matches(at: elapsed) ?? []).filter { !listedIDs.contains($0.id) })
        book.remember(known)
        play(from: elapsed)
    }

    package func take(_ event: SportsbookEvent) { book.apply(event) }

    override package var status: String? {
        let parts = [
            book.eventCount == 0 ? "" : "\(book.eventCount) events",
            book.unknownCount == 0 ? "" : "\(book.unknownCount) of what is not known",
        ].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    override package var lossOnLeaving: String? {
        let count = book.slip.active.count
        guard count > 0 else { return nil }
        return "\(count) \(count == 1 ? "selection is" : "selections are") on the slip"
    }
}
