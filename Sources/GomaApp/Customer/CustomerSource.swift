import Foundation
import GomaPages
import GomaUI
import TerminalKit

/// A customer on a page: the account, the wallet, limits, offers, games and notices.
package final class CustomerSource: PageSource {
    let customer: Customer
    /// What is offered to be paid in.
    let amounts: [Amount]
    /// What the customer has chosen to pay in; `nil` for nothing.
    private(set) var chosen: Amount?
    /// The games that can be played, in the page's order.
    private let games: [GameEntry]
    private let offerTitles: [String: String]
    /// What the round played last has shown; `nil` before the first.
    private var round: Customer.PlayedRound?
    /// What is looked for among the games.
    private var searchText = ""
    private var takings: [Owner.Taking] = []
    private var followers: [AnyObject] = []
    private var toldNotice: String?

    init(_ options: CustomerOptions, in setting: PageSetting) {
        let environment = setting.environment
        var record = CustomerRecord(currency: options.currency)
        record.offers = (options.offers ?? []).map(\.offer)
        customer = Customer(
            record, opening: options.now.moment?.date ?? Date(timeIntervalSince1970: 0),
            service: AppService(troubles: Set(options.troubles ?? []), in: environment), in: environment)
        amounts = (options.deposits ?? []).map { Amount($0.number) }
        games = options.games ?? []
        offerTitles = Dictionary((options.offers ?? []).map { ($0.id, setting.words($0.title)) }) { first, _ in first }
        super.init(Self.shape)
        followers = [
            customer.follow { [weak self] in self?.customerChanged() },
            customer.service.changes.subscribe { [weak self] in
                self?.changes.tell(())
                self?.news.tell(.status)
            },
        ]
        takings = takings(of: environment.owner)
    }

    /// What a search calls the games.
    private static let search = "casino"

    private static var shape: PageShape {
        .group([
            ("account", .value(CustomerFacts.self)), ("balance", .value(Money.self)),
            ("balances", .value(WalletBalances.self)), ("withdrawable", .value(Money.self)),
            ("transactions", ListedSource<TransactionItemDisplayState>.shape), ("withdrawals", .data),
            ("deposit-limits", .data), ("stake-limits", .data), ("waiting-limits", .data), ("offers", .data),
            ("bonuses", ListedSource<BonusInfoCardDisplayState>.shape), ("games", .data), ("recent", .data),
            ("favorites", .data), ("found", .data),
            ("notices", .data),
            ("unread", .value(Int.self)), ("searches", .data), ("now", .value(CalendarMoment.self)),
            ("deposit", .value(CustomerDeposit.self)), ("round", .data), ("troubles", .data),
        ])
    }

    override package func member(_ name: String) -> PageSource? {
        switch name {
        case "account": derived { $0.facts }
        case "balance": derived { $0.shownBalance }
        case "balances": derived { $0.balances }
        case "withdrawable": derived { $0.isLoggedIn ? Money($0.wallet.withdrawable, $0.currency) : nil }
        case "transactions": listed { $0.transactionStates }
        case "withdrawals": derived { $0.withdrawalStates }
        case "deposit-limits": derived { $0.limitStates(.deposit) }
        case "stake-limits": derived { $0.limitStates(.stake) }
        case "waiting-limits": derived { $0.waitingLimits }
        case "offers": derived { [offerTitles] in $0.offerFacts(offerTitles) }
        case "bonuses": listed { [offerTitles] in $0.bonusStates(offerTitles) }
        case "notices": derived { $0.notificationItems }
        case "unread": derived { $0.unreadCount }
        case "searches": derived { $0.record.searches }
        case "now": derived { CalendarMoment($0.now) }
        case "troubles": derived { $0.service.troubles.map(\.rawValue).sorted() }
        case "games": derived { [weak self] _ in self?.gameFacts }
        case "recent": derived { [weak self] _ in self?.recentGames }
        case "favorites": derived { [weak self] _ in self?.gameFacts.filter(\.isFavorite) }
        case "found": derived { [weak self] _ in self?.foundGames }
        case "deposit": derived { [weak self] _ in self.map { CustomerDeposit(source: $0) } }
        case "round": derived { [weak self] _ in self?.roundFacts }
        default: nil
        }
    }

    private func derived<Value>(_ read: @escaping (Customer) -> Value?) -> PageSource {
        DerivedSource(following: { [changes] in changes.subscribe($0) }) { [customer] in read(customer) }
    }

    private func listed<Item>(_ read: @escaping (Customer) -> [Listed<Item>]) -> PageSource {
        ListedSource(following: { [changes] in changes.subscribe($0) }) { [customer] in read(customer) }
    }

    /// Tells what has changed, and says the newest notice.
    private func customerChanged() {
        let notice = customer.record.notices.last
        if let notice, notice.id != toldNotice, !notice.isRead {
            let (title, text) = customer.words(of: notice.kind)
            news.tell(.note(event: "notice", detail: title))
            news.tell(.say(text))
        }
        toldNotice = notice?.id
        changes.tell(())
    }

    // MARK: Memory

    override package var memory: JSONValue? { JSONValue(encoding: customer.memory) }

    override package func remember(_ memory: JSONValue) {
        guard let known = memory.decoded(as: CustomerMemory.self) else { return }
        customer.remember(known)
        toldNotice = customer.record.notices.last?.id
    }

    /// What goes wrong now.
    override package var status: String? {
        let troubles = customer.service.troubles.map(\.rawValue).sorted()
        return troubles.isEmpty ? nil : "trouble: \(troubles.joined(separator: ", "))"
    }

    // MARK: Deposits

    /// Chooses what is to be paid in.
    func choose(_ amount: Amount?) {
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

    /// What was looked for among the games.
    private var foundGames: [GameFacts] { gamesFound(by: searchText).map(facts) }

    private func gamesFound(by text: String) -> [GameEntry] {
        let text = text.trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? [] : games.filter { $0.name.localizedCaseInsensitiveContains(text) }
    }

    private func facts(_ entry: GameEntry) -> GameFacts {
        let game = entry.game
        return GameFacts(
            id: game.id, name: game.name, provider: game.provider ?? "", pictureName: "game-\(game.id)",
            minimumStake: Money(game.stakes.least, customer.currency), rating: entry.rating ?? 0,
            volatility: entry.volatility ?? "medium", description: entry.description ?? "",
            access: customer.access(to: game), isFavorite: customer.record.favoriteGames.contains(game.id))
    }

    func playRound(of id: String, isPractice: Bool) throws(AppRefusal) {
        round = try customer.playRound(of: try game(id), as: isPractice ? .practice : .money)
        changes.tell(())
    }

    /// Leaves the game: what its last round showed is gone.
    func leaveGame() {
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
                service.answer(question) { (request) throws(AppRefusal) in try customer.claim(request.id) }
            },
            owner.take(CancelWithdrawal.self) { question in
                service.answer(question) { (request) throws(AppRefusal) in
                    try customer.cancelWithdrawal(request.transaction)
                }
            },
            owner.take(LoadBalances.self) { question in
                service.answer(question) { (_) throws(AppRefusal) in customer.balances }
            },
            owner.take(RemoveLimit.self) { question in
                service.answer(question) { (request) throws(AppRefusal) in
                    guard let period = LimitPeriod(named: request.id) else { throw .unknown }
                    try customer.setLimit(.deposit, period, to: nil)
                }
            },
            owner.take(ClearNotifications.self) { question in
                service.answer(question) { (_) throws(AppRefusal) in customer.delete() }
            },
            owner.take(CountHits.self) { [weak self] question in
                guard let self, question.request.search == Self.search else { return .declined }
                return .done(gamesFound(by: question.request.text).count)
            },
            owner.take(DeleteNotification.self) { question in
                customer.delete(question.request.id)
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
        case let request as ReadNotification: customer.read(request.id)
        case is ReadAllNotifications: customer.read()
        case let request as SearchText where request.search == Self.search:
            searchText = request.text
            customer.searched(for: request.text)
            changes.tell(())
        case let request as ForgetSearch: customer.forget(search: request.text)
        default: return nil
        }
        return PageReply()
    }
}
