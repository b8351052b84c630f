import Foundation

/// The customer of an app: account, wallet, bets, limits, offers and what else is kept, the one truth that every component
/// shows that shows any of it.
///
/// Rules are those of the domain; what they refuse is thrown, and changes nothing. Those who follow are told at most once in a
/// sixtieth of a second.
@MainActor
final class Customer {
    private(set) var record: CustomerRecord {
        didSet { if record.bets != oldValue.bets { openMatches = record.openMatches } }
    }
    /// The matches that bets hang on which are not decided.
    private(set) var openMatches: Set<String> = []
    /// Others who have an account, by their addresses.
    private var others: [String: CustomerRecord] = [:]
    let service: AppService
    let environment: ViewEnvironment
    /// Told after anything has changed.
    let changes = Broadcast<Void>()
    /// Told who was there before, where that is another than who is there now; ahead of ``changes``.
    let handovers = Broadcast<Visitor>()
    /// Who was there when followers were told last.
    private var lastVisitor: Visitor
    /// The moment at which the app's day began.
    let opening: Date
    /// Seconds for which the day had gone on before this run.
    private var earlier: TimeInterval = 0
    /// What the environment's clock showed when this run began.
    private let start: Instant
    private var telling: AnyCancellable?
    /// What comes about by itself, by the identities of what it comes to.
    private var arrivals: [String: AnyCancellable] = [:]
    var tournaments: [Tournament] = [] { didSet { awaitTournaments() } }
    /// When they are looked at next, by their identities.
    var turns: [String: AnyCancellable] = [:]

    static let tellingInterval = Duration.milliseconds(16)
    /// How long a withdrawal is on its way, and can be taken back.
    static let payoutTime = Duration.seconds(90)
    /// How long a document is looked at.
    static let reviewTime = Duration.seconds(30)
    /// What is paid out to a customer whose identity is not proved, in however many withdrawals.
    static let payoutWithoutProof: Amount = 2000
    /// What can be staked at once.
    static let stakes = StakeRange(1, 5000)
    /// The most that a bet pays.
    static let mostPaid: Amount = 1_000_000
    /// What can be paid in at once.
    static let deposits = StakeRange(5, 10_000)

    /// - Parameter record: what is known of the customer.
    init(_ record: CustomerRecord, opening: Date, service: AppService, in environment: ViewEnvironment) {
        self.record = record
        self.opening = opening
        self.service = service
        self.environment = environment
        lastVisitor = Visitor(record.account)
        start = environment.scheduler.now
    }

    /// A customer who is logged in, and has an amount.
    convenience init(holding balance: Money, opening: Date, in environment: ViewEnvironment) {
        var record = CustomerRecord(currency: balance.currency)
        record.account = Account(id: "customer")
        record.account?.logIn(at: opening)
        let amount = balance.amount.rounded()
        if amount.isPayable { try? record.wallet.deposit(amount, id: record.newID("D"), at: opening) }
        self.init(
            record, opening: opening, service: AppService(currency: balance.currency, in: environment), in: environment)
    }

    // MARK: Time

    /// The moment that it is in the app's day.
    var now: Date { opening.addingTimeInterval(elapsed) }

    /// Seconds since the app's day began, those of earlier runs included.
    var elapsed: TimeInterval { earlier + (environment.scheduler.now.offset - start.offset).seconds }

    // MARK: Another run

    /// What is kept of it.
    ///
    /// Of the time of day only every tenth second counts, so that it is not another thing to keep at each moment.
    var memory: CustomerMemory {
        CustomerMemory(record: record, others: others, elapsed: (elapsed / 10).rounded(.up) * 10)
    }

    /// Goes on with what was kept.
    func remember(_ memory: CustomerMemory) {
        guard memory.record.wallet.currency == record.wallet.currency else { return }
        let offers = record.offers
        (record, others) = (memory.record.offered(offers), memory.others.mapValues { $0.offered(offers) })
        earlier = memory.elapsed - (environment.scheduler.now.offset - start.offset).seconds
        lastVisitor = visitor
        awaitAll()
    }

    // MARK: Accounts

    /// The account that has been opened with an address, be its customer there or not; `nil` for none.
    func openedAccount(_ email: String) -> Account? {
        let email = email.lowercased()
        return record.account?.id == email ? record.account : others[email]?.account
    }

    /// Whether there is an account with an address.
    func hasAccount(_ email: String) -> Bool { openedAccount(email) != nil }

    /// Goes on with another customer; the one who was there is put aside, and logged out.
    func select(_ email: String, orNew make: (CustomerRecord) -> CustomerRecord?) {
        let email = email.lowercased()
        guard record.account?.id != email, let next = others[email] ?? make(record) else { return }
        if let id = record.account?.id {
            others[id] = record
            others[id]?.account?.logOut(at: now)
            others[id]?.guestInterests = nil
        }
        others[email] = nil
        (arrivals, turns) = ([:], [:])
        let interests = record.isOfGuest ? record.interests : nil
        record = next
        record.guestInterests = interests
        awaitAll()
        mark()
    }

    // MARK: Following

    /// Calls `body` after anything has changed, for as long as the result is kept.
    func follow(_ body: @escaping () -> Void) -> AnyObject { changes.subscribe(body) }

    /// Changes what is known, all of it or nothing, and tells it before long.
    func change<Value, Failure: Error>(
        _ change: (inout CustomerRecord, Date) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var changed = record
        let moment = now
        let value = try change(&changed, moment)
        if changed != record {
            noteWhatHappened(to: &changed, at: moment)
            record = changed
            awaitBonusEnd()
            awaitLimitTurn()
            mark()
        }
        return value
    }

    /// Says that followers have to be told before long.
    func mark() {
        guard telling == nil else { return }
        telling = environment.scheduler.after(Self.tellingInterval) { [weak self] in self?.tell() }
    }

    /// Tells followers now, so that they know what has changed ahead of an answer that is shown beside it.
    func tell() {
        telling = nil
        tellHandover()
        changes.tell(())
    }

    private func tellHandover() {
        let former = lastVisitor
        lastVisitor = visitor
        if former != lastVisitor { handovers.tell(former) }
    }

    /// Tells what comes of bonuses by itself: what there is of one that has become the customer's, where anything is.
    private func noteWhatHappened(to changed: inout CustomerRecord, at moment: Date) {
        for bonus in changed.wallet.bonuses {
            guard case .released = bonus.phase,
                record.wallet.bonuses.contains(where: { $0.id == bonus.id && $0.phase == .wagering }),
                let entry = changed.wallet.transactions.last(where: {
                    $0.kind == .bonusReleased && $0.reference == bonus.id
                })
            else { continue }
            changed.note(.bonusReleased(entry.funds.cash), at: moment)
        }
    }

    // MARK: What comes by itself

    private func awaitAll() {
        for entry in record.wallet.transactions where entry.kind == .withdrawal && entry.status == .pending {
            awaitPayout(of: entry.id, since: entry.moment)
        }
        for document in record.documents ?? [] where document.phase == .inReview {
            awaitReview(of: document.id, since: document.handedIn)
        }
        awaitBonusEnd()
        awaitLimitTurn()
        awaitTournaments()
    }

    /// Has something come about, once a time has passed since a moment.
    func awaitArrival(of id: String, in time: Duration, since moment: Date, _ arrive: @escaping (Customer) -> Void) {
        let left = Limited<CustomerMemory.Elapsed>(
            wrappedValue: moment.addingTimeInterval(time.seconds).timeIntervalSince(now)
        ).wrappedValue
        arrivals[id] = environment.scheduler.after(.seconds(left)) { [weak self] in
            guard let self else { return }
            arrivals[id] = nil
            arrive(self)
        }
    }

    /// Ends the wait for something that does not come about any more.
    func forgetArrival(of id: String) { arrivals[id] = nil }
}

extension CustomerRecord {
    fileprivate var openMatches: Set<String> {
        Set(bets.filter { $0.state == .pending }.flatMap(\.selections).map(\.match))
    }

    /// The record with a page's offers: those that are new are there, and those that the page has no more are gone.
    /// One that comes back has been used where its bonus has come, and one that is not claimed is as the page has it now.
    fileprivate func offered(_ offers: [Offer]) -> CustomerRecord {
        var record = self
        record.offers = offers.map { offer in
            let known = self.offers.first { $0.id == offer.id }.map(offer.following) ?? offer
            return wallet.bonuses.first { $0.offer == offer.id }.map { known.used(since: $0.began) } ?? known
        }
        return record
    }

    /// Notices that are kept at most; the oldest go first.
    private static let mostNotices = 100

    /// Tells the customer something.
    mutating func note(_ kind: Notice.Kind, at moment: Date) {
        notices.append(Notice(id: newID("N"), kind: kind, moment: moment))
        if notices.count > Self.mostNotices { notices.removeFirst(notices.count - Self.mostNotices) }
    }
}
