import Foundation

/// A customer on a page: the account, the wallet, limits, offers, games and notices.
package final class CustomerSource: PageSource {
    let customer: Customer
    /// What is offered to be paid in.
    let amounts: [Amount]
    /// What the customer has chosen to pay in; `nil` for nothing.
    private(set) var chosen: Amount?
    /// The games that can be played, in the page's order.
    private let games: [GameEntry]
    private let offers: [OfferEntry]
    private let tournaments: [TournamentEntry]
    private let setting: PageSetting
    /// What the round played last has shown; `nil` before the first.
    private var round: Customer.PlayedRound?
    private lazy var search = PageSearch<GameEntry>(
        "casino", of: customer, orElse: .noGameFound, telling: news, by: \.id
    ) { [games, names = NameSearch(games.map(\.name))] text in
        NameSearch.isBlank(text) ? [] : names.places(of: text).map { games[$0] }
    }
    private var takings: [Owner.Taking] = []
    private var followers: [AnyObject] = []
    /// The notices that have been said, or are from before.
    private var knownNotices: Set<String> = []

    init(_ options: CustomerOptions, in setting: PageSetting) {
        let environment = setting.environment
        var record = CustomerRecord(currency: options.currency)
        record.offers = (options.offers ?? []).map(\.offer)
        customer = Customer(
            record, opening: options.now.moment?.date ?? Date(timeIntervalSince1970: 0),
            service: AppService(troubles: Set(options.troubles ?? []), currency: options.currency, in: environment),
            in: environment)
        amounts = (options.deposits ?? []).map { Amount($0.number) }
        games = options.games ?? []
        offers = options.offers ?? []
        tournaments = options.tournaments ?? []
        self.setting = setting
        customer.tournaments = tournaments.map(\.tournament)
        super.init(Self.members.shape)
        followers = [
            customer.handovers.subscribe { [weak self] former in self?.forgetWhatIsOf(former) },
            customer.follow { [weak self] in self?.customerChanged() },
            search.changes.subscribe { [weak self] in self?.changes.tell(()) },
            customer.service.changes.subscribe { [weak self] in
                self?.changes.tell(())
                self?.news.tell(.status)
            },
        ]
        takings = takings(of: environment.owner)
    }

    // MARK: Titles

    /// What offers are called in the language in use, by their identities.
    private var offerTitles: [String: String] { titles(offers.map { (id: $0.id, title: $0.title) }) }

    /// What tournaments are called in the language in use, by their identities.
    private var tournamentTitles: [String: String] { titles(tournaments.map { (id: $0.id, title: $0.title) }) }

    private func titles(_ entries: [(id: String, title: String)]) -> [String: String] {
        Dictionary(entries.map { ($0.id, setting.words($0.title)) }) { first, _ in first }
    }

    // MARK: Members

    private typealias Member = MemberTable<CustomerSource>.Member

    private static let members = MemberTable<CustomerSource>([
        value("account") { $0.customer.facts },
        value("balance") { $0.customer.shownBalance },
        value("balances") { $0.customer.balances },
        value("withdrawable") { $0.customer.shownWithdrawable },
        // Guests are told to log in.
        list("transactions", empty: { $0.customer.isLoggedIn ? .noTransactions : nil }) {
            $0.customer.transactionStates
        },
        data("withdrawals") { $0.customer.withdrawalStates },
        data("deposit-limits") { $0.customer.limitStates(.deposit) },
        data("stake-limits") { $0.customer.limitStates(.stake) },
        data("loss-limits") { $0.customer.limitStates(.loss) },
        data("waiting-limits") { $0.customer.waitingLimits },
        data("offers") { $0.customer.offerFacts($0.offerTitles) },
        data("tournaments") { $0.customer.tournamentFacts($0.tournamentTitles) },
        list("bonuses") { $0.customer.bonusStates($0.offerTitles) },
        list("games") { $0.gameFacts },
        data("recent") { $0.recentGames },
        data("favorites") { $0.gameFacts.filter(\.isFavorite) },
        list("found", empty: { $0.search.problem }) { source in source.search.found.map { source.facts($0) } },
        data("documents") { $0.customer.documentStates },
        value("payout-without-proof") { $0.customer.payoutWithoutProof },
        value("inbox") { CustomerInbox(customer: $0.customer) },
        value("unread") { $0.customer.unreadCount },
        data("searches") { $0.customer.record.interests.searches },
        value("now") { CalendarMoment($0.customer.now) },
        value("deposit") { CustomerDeposit(source: $0) },
        value("has-bonus-on-deposit") { $0.bonusOnDeposit > 0 },
        data("round") { $0.roundFacts },
        data("troubles") { $0.customer.service.troubles.map(\.rawValue).sorted() },
    ])

    override package func member(_ name: String) -> PageSource? { Self.members.member(name, of: self) }

    private static func value<Value>(_ name: String, _ read: @escaping (CustomerSource) -> Value?) -> Member {
        Member(name: name, shape: .value(Value.self)) { $0.derived(read) }
    }

    private static func data<Value: Encodable>(
        _ name: String, _ read: @escaping (CustomerSource) -> Value?
    ) -> Member {
        Member(name: name, shape: .data) { $0.derived(read) }
    }

    private static func list<Item: Encodable & Identifiable>(
        _ name: String, empty: @escaping (CustomerSource) -> LocalizationKey? = { _ in nil },
        _ read: @escaping (CustomerSource) -> [Item]
    ) -> Member where Item.ID == String {
        Member(name: name, shape: ListedSource<Item>.shape) { source in
            ListedSource(
                following: { [changes = source.changes] in changes.subscribe($0) },
                empty: { [weak source] in
                    guard let source, let key = empty(source) else { return "" }
                    return source.customer.environment.text(key)
                }
            ) { [weak source] in
                source.map(read) ?? []
            }
        }
    }

    private func derived<Value>(_ read: @escaping (CustomerSource) -> Value?) -> PageSource {
        DerivedSource(following: { [changes] in changes.subscribe($0) }) { [weak self] in self.flatMap(read) }
    }

    /// Tells what has changed, and says the newest notice to whom it is for.
    private func customerChanged() {
        let notice = customer.record.notices.last
        if let notice, customer.isLoggedIn, !notice.isRead, !knownNotices.contains(notice.id) {
            let (title, text) = customer.words(of: notice.kind)
            news.tell(.note(event: "notice", detail: title))
            news.tell(.say(text))
        }
        knowNotices()
        changes.tell(())
    }

    /// What a customer has chosen, played and found is nothing to whoever comes next; what a guest has is kept at the login.
    private func forgetWhatIsOf(_ former: Visitor) {
        guard former.member != nil else { return }
        (chosen, round) = (nil, nil)
        search.end()
    }

    // MARK: Memory

    override package var memory: JSONValue? { JSONValue(encoding: customer.memory) }

    override package func remember(_ memory: JSONValue) {
        guard let known = memory.decoded(as: CustomerMemory.self) else { return }
        customer.remember(known)
        knowNotices()
    }

    private func knowNotices() { knownNotices = Set(customer.record.notices.map(\.id)) }

    /// What goes wrong now.
    override package var status: String? {
        let (troubles, environment) = (customer.service.troubles, customer.environment)
        let titles = Trouble.allCases.filter(troubles.contains).map { environment.text($0.title) }
        return titles.isEmpty ? nil : titles.joined(separator: ", ")
    }

    // MARK: Deposits

    /// What comes on top of the amount that is chosen to be paid in.
    var bonusOnDeposit: Amount { chosen.map(customer.bonus) ?? 0 }

    /// Chooses what is to be paid in.
    func choose(_ amount: Amount?) {
        guard amount != chosen else { return }
        chosen = amount
        changes.tell(())
    }

    /// The amount that has been typed, in the language in use; `nil` where it is none.
    func amount(in text: String) -> Amount? { AmountReader(customer.environment.localization).amount(in: text) }

    // MARK: Games

    /// A game that can be played, as the customer has it.
    func game(_ id: String) throws(AppRefusal) -> Game {
        guard let entry = games.first(where: { $0.id == id }) else { throw .unknown }
        return entry.game
    }

    private var gameFacts: [GameFacts] { games.map(facts) }

    private var recentGames: [GameFacts] {
        guard customer.isLoggedIn else { return [] }
        let played = customer.record.played
        return games.filter { played[$0.id] != nil }
            .sorted { (played[$0.id] ?? .distantPast) > (played[$1.id] ?? .distantPast) }
            .prefix(Game.mostRecent).map(facts)
    }

    private func facts(_ entry: GameEntry) -> GameFacts {
        let game = entry.game
        let favorites = customer.record.interests.favoriteGames
        return GameFacts(
            id: game.id, name: game.name, provider: game.provider ?? "", pictureName: "game-\(game.id)",
            minimumStake: Money(game.stakes.least, customer.currency), rating: entry.rating,
            volatility: entry.volatility, description: setting.words(entry.description ?? ""),
            access: customer.access(to: game), isFavorite: favorites.contains(game.id))
    }

    func playRound(of id: String, isPractice: Bool) throws(AppRefusal) {
        round = try customer.playRound(of: try game(id), as: isPractice ? .practice : .money)
        changes.tell(())
    }

    /// Leaves the game: what its last round showed is gone.
    func leaveGame() {
        guard round != nil else { return }
        round = nil
        changes.tell(())
    }

    private var roundFacts: RoundFacts? { round.map { RoundFacts($0, in: customer.environment) } }

    // MARK: Requests

    /// Takes what components ask of the customer's services.
    private func takings(of owner: Owner) -> [Owner.Taking] {
        let (customer, service) = (customer, customer.service)
        return [
            owner.take(ClaimBonus.self) { question in
                customer.answer(question) { (request) throws(AppRefusal) in try customer.claim(request.id) }
            },
            owner.take(CancelWithdrawal.self) { question in
                customer.holdPayout(of: question.request.transaction)
                return customer.answer(question) { (request) throws(AppRefusal) in
                    try customer.cancelWithdrawal(request.transaction)
                }
            },
            owner.take(LoadBalances.self) { question in
                service.answer(question) { (_) throws(AppRefusal) in customer.balances }
            },
            owner.take(RemoveLimit.self) { question in
                customer.answer(question) { (request) throws(AppRefusal) in
                    guard let limit = Limit(named: request.id) else { throw .unknown }
                    try customer.setLimit(limit.kind, limit.period, to: nil)
                    customer.tell()
                }
            },
            owner.take(ClearNotifications.self) { question in
                let seen = customer.notices(upTo: question.request.latest)
                return customer.answer(question) { (_) throws(AppRefusal) in customer.delete(seen) }
            },
            // Whoever it is shared with has got it by then.
            owner.take(ShareText.self) { service.answer($0) { (_) throws(AppRefusal) in } },
            owner.take(CountHits.self) { [weak self] in self?.search.answer($0) ?? .declined },
            owner.take(DeleteNotification.self) { question in
                customer.delete([question.request.id])
                return .done
            },
            owner.take(LoadNotifications.self) { question in
                service.answer(question) { (_) throws(AppRefusal) in
                    NotificationPage(customer.notificationItems, hasMore: false)
                }
            },
        ]
    }

    override package func take(_ asked: AskedRequest, on page: any PageState) -> PageReply? {
        switch asked.request {
        case let request as ChooseDeposit: choose(request.amount?.amount)
        case let request as ReadNotification: customer.read([request.id])
        case let request as ReadAllNotifications: customer.read(customer.notices(upTo: request.latest))
        case let request as ForgetSearch: customer.forget(search: request.text)
        default: return search.take(asked, on: page)
        }
        return PageReply()
    }
}
