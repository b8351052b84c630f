import Foundation

/// The sportsbook: all matches and the customer's bet slip, the one truth that drives every component on a page.
///
/// Events change it at once; those who follow it hear of a change at most once in a sixtieth of a second, so that ten
/// thousand events cost no more drawing than one.
@MainActor
final class Sportsbook {
    /// The topics that can be followed.
    enum Topic: Hashable, Sendable {
        case match(String)
        /// Which matches there are.
        case matches
        /// Which outcomes are chosen, and what comes of them.
        case slip
        /// What has become of the customer's bets.
        case bets
        /// Which of a match's market groups is looked at.
        case groups(String)

        /// Whether what follows from it names the days on which matches begin.
        var callsDays: Bool {
            switch self {
            case .match, .slip, .bets: true
            case .matches, .groups: false
            }
        }
    }

    let matches: MatchShelf
    /// The matches in the order in which they came to be known.
    var matchIDs: [String] { matches.ids }
    var slip = BetSlip()
    /// The selections of slips that have been shared, by their codes.
    var codes: [String: [BetSlip.Selection]] = [:]
    let customer: Customer
    /// The bet that can still be taken back, by the customer of which address, what has been chosen anew since, and what is to
    /// be done once it cannot.
    var placing: (bet: Bet, customer: String?, chosenAnew: Set<String>, ending: AnyCancellable)?
    /// The matches that those have marked who are not there, by their addresses.
    var marks: [String: [String]] = [:]
    /// The slips of those who are not there, by their addresses.
    var slips: [String: BetSlip] = [:]
    private var customerFollowers: [AnyObject] = []
    /// The moment at which its customer's day began; `nil` where nobody knows which day is today.
    let opening: Date?
    /// How many times as fast as the customer's time its matches go.
    let speed: Double
    /// Whether bets on many selections win more.
    let hasBoosts: Bool
    /// The market group that is looked at, by match; all markets where there is none.
    var chosenGroups: [String: String] = [:]
    /// Events that have changed something.
    private(set) var eventCount = 0
    /// Events that named what is not known.
    private(set) var unknownCount = 0
    /// Times that followers were told.
    private(set) var tellingCount = 0
    /// States that were worked out anew for what had changed.
    var derivationCount = 0
    /// Prices among them.
    private(set) var priceDerivationCount = 0
    /// Told which matches have changed, all that have together, before those who follow one of them.
    let matchChanges = Broadcast<[String]>()
    /// Called after followers have been told.
    var onTold: (() -> Void)?
    /// Told why what the customer has chosen is not on the slip.
    let refusals = Broadcast<AppRefusal>()
    /// Told every outcome that the customer has chosen or given up on a price, by its name.
    let choices = Broadcast<(name: String, isChosen: Bool)>()

    let environment: ViewEnvironment
    private var broadcasts: [Topic: Broadcast<Void>] = [:]
    /// Topics that there may be before it is looked which of them nobody follows any more.
    private var mostTopics = 64
    /// What followers are told of next, in the order in which it changed.
    private var changed: [Topic] = []
    private var isChanged: Set<Topic> = []
    private var telling: AnyCancellable?
    /// Waits until the next quarter of an hour begins.
    var dayTurn: AnyCancellable?
    /// Counts the seconds for which selections can be put back, by the selection.
    var undoing: [String: AnyCancellable] = [:]
    /// What prices showed last, and what that followed from.
    private var priceStates: [PriceFacts.Place: (facts: PriceFacts, state: OutcomeItemDisplayState)] = [:]

    /// Prices of which it is kept what they show: those of many more matches than a screen has.
    static let mostPrices = 768
    /// The shortest time between two tellings: a frame.
    static let tellingInterval = Duration.milliseconds(16)

    /// - Parameter now: the moment at which the customer's day begins; `nil` where nobody knows which day is today.
    init(
        matches: MatchShelf, of customer: Customer, now: CalendarMoment? = nil, speed: Double = 1,
        hasBoosts: Bool = false, in environment: ViewEnvironment
    ) {
        self.environment = environment
        self.hasBoosts = hasBoosts
        self.customer = customer
        opening = now?.date
        self.speed = speed
        self.matches = matches
        customerFollowers = [
            customer.handovers.subscribe { [weak self] former in self?.makeRoom(after: former) },
            customer.follow { [weak self] in self?.customerChanged() },
        ]
    }

    // MARK: Following

    /// Hears of changes for as long as it is kept.
    typealias Follower = Broadcast<Void>.Subscription

    /// Calls `body` after what `topic` names has changed, until the result is freed.
    func follow(_ topic: Topic, _ body: @escaping () -> Void) -> Follower {
        if broadcasts.count >= mostTopics {
            broadcasts = broadcasts.filter { $0.value.isHeard() }
            mostTopics = max(64, 2 * broadcasts.count)
        }
        let broadcast = broadcasts[topic] ?? Broadcast()
        broadcasts[topic] = broadcast
        return broadcast.subscribe(body)
    }

    /// Says that followers of a topic have to be told before long.
    func mark(_ topic: Topic) {
        if isChanged.insert(topic).inserted { changed.append(topic) }
        guard telling == nil else { return }
        telling = environment.scheduler.after(Self.tellingInterval) { [weak self] in self?.tell() }
    }

    /// Says that those have to be told before long who call days by name.
    func markDays() {
        for topic in broadcasts.keys where topic.callsDays { mark(topic) }
    }

    /// Tells followers at once what has changed, as what the customer does wants it.
    func tell() {
        telling = nil
        let topics = changed
        (changed, isChanged) = ([], [])
        let ids = topics.compactMap { if case .match(let id) = $0 { id } else { nil } }
        if !ids.isEmpty { matchChanges.tell(ids) }
        for topic in topics { broadcasts[topic]?.tell(()) }
        tellingCount += 1
        onTold?()
    }

    /// Has everything that is shown worded anew.
    func languageChanged() {
        priceStates = [:]
        for topic in broadcasts.keys { mark(topic) }
        tell()
    }

    /// Writes down the method that it is called in, which leads out of a component.
    func record(of component: any StandardComponent.Type, at path: String, in method: String = #function) {
        environment.actionLog.record(
            LoggedAction(time: environment.scheduler.now, component: component.name, path: path, call: method))
    }

    /// What a price shows, worked out anew only where something has changed that it follows from.
    func state(of price: PriceFacts) -> OutcomeItemDisplayState {
        if let known = priceStates[price.place], known.facts == price { return known.state }
        priceDerivationCount += 1
        let state = price.state(in: environment)
        if priceStates.count >= Self.mostPrices { priceStates.removeAll(keepingCapacity: true) }
        priceStates[price.place] = (price, state)
        return state
    }

    // MARK: Choices

    /// Tells that an outcome has been chosen, or given up.
    func tellChoice(of selection: BetSlip.Selection) {
        guard let outcome = known(selection)?.outcome else { return }
        let isChosen = slip.contains(selection.match, selection.market, selection.outcome)
        choices.tell((name: outcome.title.words(in: environment), isChosen: isChosen))
    }

    // MARK: Events

    /// Takes in what a feed tells.
    func apply(_ event: SportsbookEvent) { apply(event.change, to: event.match) }

    /// Takes in what has become of a match.
    func apply(_ change: MatchChange, to id: String) {
        if case .match(let match) = change, !matches.contains(id) {
            matches.add(match)
            mark(.matches)
            mark(.groups(id))
            eventCount += 1
            return noteChange(of: id, settles: true)
        }
        // Changed where it stands: a copy of all its markets for each price would cost more than the price.
        guard matches[id]?.apply(change) == true else {
            unknownCount += 1
            return
        }
        eventCount += 1
        switch change {
        case .statistics, .match: mark(.groups(id))
        default: break
        }
        noteChange(of: id, settles: change.settles)
    }

    /// Has those told who follow a match, and what hangs on it.
    private func noteChange(of id: String, settles: Bool) {
        mark(.match(id))
        if customer.openMatches.contains(id) {
            if settles, let match = matches[id] { customer.settle(by: match) }
            mark(.bets)
        }
        if slip.selections.contains(where: { $0.match == id }) { mark(.slip) }
    }

    /// Puts matches in the place of those of the same identity, and settles what is decided by them.
    func receive(_ matches: [Match]) {
        for match in matches where self.matches[match.id] != nil {
            self.matches[match.id] = match
            noteChange(of: match.id, settles: true)
        }
    }

    /// What the customer has is another, or has become of a bet.
    private func customerChanged() {
        confirmBetOfOther()
        mark(.slip)
        mark(.bets)
        tell()
    }

    /// Another is there: what was decided meanwhile is settled.
    private func makeRoom(after former: Visitor) {
        // What a bet is on leaves the slip of its customer.
        confirmBetOfOther()
        handSlip(from: former)
        handMarks(from: former)
        for id in customer.openMatches.sorted() {
            if let match = matches[id] { customer.settle(by: match) }
        }
    }

    /// Changes a match on the customer's behalf, and tells it at once.
    func update(_ id: String, _ change: (inout Match) -> Void) {
        guard var match = matches[id] else { return }
        change(&match)
        matches[id] = match
        mark(.match(id))
        tell()
    }
}
