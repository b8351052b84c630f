import Foundation

/// A sportsbook on a page: its matches, the bet slip, and the customer's bets.
package final class SportsbookSource: PageSource, FeedTaker, ChecksFiles {
    let book: Sportsbook
    /// The day of matches that is made up; `nil` where all come from the page and its feed.
    private let league: League?
    private let speed: Double
    /// Whether a match stands in the page or in its file, so that the league leaves it alone.
    private let isListed: (String) -> Bool
    private var player: LeaguePlayer?
    private var followers: [AnyObject] = []
    private var takings: [Owner.Taking] = []
    private lazy var search = PageSearch<String>(
        "sportsbook", of: book.customer, orElse: LocalizationKey.noMatchFound, telling: news, by: \.self
    ) { [book] in book.matchIDs(foundBy: $0) }

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
        let file = try options.file.map { try setting.elements(MatchEntry.self, ofFile: $0, namedBy: "file") }
        isListed = { [ids = Set(listed.map(\.id))] in ids.contains($0) || file?.contains($0) == true }
        league = now.flatMap { options.league?.league(opening: $0) }
        speed = options.league?.speed?.number ?? 1
        book = Sportsbook(
            matches: MatchShelf(
                listed, and: file, then: (league?.matches ?? []).filter { [isListed] in !isListed($0.id) }),
            of: customer, now: now, speed: speed, hasBoosts: options.boosts ?? false, in: environment)
        super.init(Self.members.shape)
        book.onTold = { [weak self] in self?.news.tell(.status) }
        followers = [
            book.refusals.subscribe { [weak self, currency = customer.currency] refusal in
                self?.news.tell(.say(refusal.words(in: environment, currency: currency)))
            },
            book.matchChanges.subscribe { [weak self] _ in self?.search.forgetFinds() },
            customer.handovers.subscribe { [weak self] former in
                // What a customer has found is nothing to whoever comes next.
                if former.member != nil { self?.search.end() }
            },
            book.choices.subscribe { [weak self] choice in
                let event = choice.isChosen ? "choose outcome" : "give up outcome"
                self?.news.tell(.note(event: event, detail: choice.name))
            },
            customer.service.changes.subscribe { [weak self] in self?.troublesChanged() },
        ]
        takings = takings(of: environment.owner)
        play(from: .zero)
    }

    /// Plays the day from a moment of it on.
    private func play(from elapsed: Duration) {
        book.turnDays()
        player = league.map { league in
            LeaguePlayer(league, speed: speed, from: elapsed, on: book.environment.scheduler) {
                [book, isListed] event in
                if !isListed(event.match) { book.apply(event.change, to: event.match) }
            }
        }
        troublesChanged()
    }

    /// Nothing comes of the matches while the feed is lost; then all that has happened comes at once.
    private func troublesChanged() { player?.isHeld = book.customer.service.troubles.contains(.lostFeed) }

    /// Takes what components ask of the book.
    private func takings(of owner: Owner) -> [Owner.Taking] {
        let (customer, service) = (book.customer, book.customer.service)
        return [
            owner.take(PlaceBet.self) { [book] question in
                let slip = book.slip
                return customer.answer(question, after: .milliseconds(1200)) { (request) throws(AppRefusal) in
                    try book.place(request, on: slip)
                }
            },
            owner.take(TakeBackBet.self) { [book] question in
                book.holdPlacing()
                return customer.answer(question) { (_) throws(AppRefusal) in try book.takeBack() }
            },
            owner.take(CashOut.self) { [book] in customer.answer($0, after: .milliseconds(1200), book.cashOut) },
            owner.take(LoadCashout.self) { [book] in
                customer.answer($0) { (request) throws(AppRefusal) in try book.cashOutOffer(for: request.bet) }
            },
            owner.take(LoadBookingCode.self) { [book] in
                customer.answer($0) { (request) throws(AppRefusal) in
                    try book.choose(try book.selections(of: request.code))
                }
            },
            owner.take(LoadStatistics.self) { [book] in
                service.answer($0) { (request) throws(AppRefusal) in
                    guard let match = book.matches[request.widget] else { throw .unknown }
                    return match.statisticsContent(in: book.environment)
                }
            },
            owner.take(CountHits.self) { [weak self] in self?.search.answer($0) ?? .declined },
            owner.take(RepeatBet.self) { [book] in
                customer.answer($0) { (request) throws(AppRefusal) in try book.repeatBet(request.id) }
            },
        ]
    }

    private static let members = MemberTable<SportsbookSource>([
        .init(name: "matches", shape: MatchesSource.shape) { source in
            MatchesSource(of: source.book, following: { [book = source.book] in book.follow(.matches, $0) }) {
                [book = source.book] in book.matchIDs
            }
        },
        onSlip("slip") { BookSlip(book: $0) },
        .init(name: "selections", shape: SelectionsSource.shape) { SelectionsSource(of: $0.book) },
        .init(name: "bets", shape: BetGroupSource.shape) { BetGroupSource(of: $0.book) },
        .init(name: "found", shape: MatchesSource.shape) { source in
            MatchesSource(
                of: source.book, following: { [search = source.search] in search.changes.subscribe($0) },
                empty: { [search = source.search] in
                    search.problem ?? (search.hasUnlistedFinds ? .searchAsks : .searchBegin)
                }
            ) {
                [search = source.search] in search.found
            }
        },
        onSlip("boost") { $0.winBoost },
    ])

    /// Something that follows from the slip.
    private static func onSlip<Value>(
        _ name: String, _ read: @escaping (Sportsbook) -> Value?
    ) -> MemberTable<SportsbookSource>.Member {
        .init(name: name, shape: .value(Value.self)) { source in
            DerivedSource(following: { [book = source.book] in book.follow(.slip, $0) }) { [book = source.book] in
                read(book)
            }
        }
    }

    override package func member(_ name: String) -> PageSource? { Self.members.member(name, of: self) }

    override package func languageChanged() { book.languageChanged() }

    package func mistakesInFiles() -> [(option: String, words: String)] {
        book.matches.mistakesInFile().map { ("file", $0) }
    }

    override package func take(_ asked: AskedRequest, on page: any PageState) -> PageReply? {
        search.take(asked, on: page)
    }

    // MARK: Memory

    override package var memory: JSONValue? { JSONValue(encoding: book.memory) }

    override package func remember(_ memory: JSONValue) {
        guard let known = memory.decoded(as: BookMemory.self) else { return }
        // The day goes on where the customer's has come to.
        let elapsed = Duration.seconds(book.customer.elapsed * speed)
        book.receive((league?.matches(at: elapsed) ?? []).filter { !isListed($0.id) })
        book.remember(known)
        play(from: elapsed)
    }

    package func take(_ event: SportsbookEvent) { book.apply(event) }

    override package var status: String? {
        let language = book.environment.localization
        // A day that is made up has more of them every second, of which nobody has sent any.
        let events = league == nil ? language.countedIfAny(book.eventCount, .bookOneEvent, .bookEvents) : nil
        let unknown = language.countedIfAny(book.unknownCount, .bookUnknown, .bookUnknown)
        let parts = [events, unknown].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    override package var lossOnLeaving: String? {
        book.environment.localization.countedIfAny(book.slip.active.count, .bookOneOnSlip, .bookOnSlip)
    }
}
