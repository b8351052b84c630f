import Foundation

/// What components show of a customer; nothing of one who is not logged in.
extension Customer {
    var facts: CustomerFacts { CustomerFacts(record) }

    /// `nil` for guests.
    var shownBalance: Money? { isLoggedIn ? balance : nil }

    /// `nil` for guests.
    var shownWithdrawable: Money? { isLoggedIn ? Money(wallet.withdrawable, currency) : nil }

    /// `nil` for guests.
    var balances: WalletBalances? {
        guard isLoggedIn else { return nil }
        return WalletBalances(
            currency: currency, total: wallet.total, current: wallet.funds.cash, bonus: wallet.bonus, cashback: 0,
            withdrawable: wallet.withdrawable)
    }

    // MARK: Money

    /// What has come and gone, the latest first.
    var transactionStates: [Listed<TransactionItemDisplayState>] {
        guard isLoggedIn else { return [] }
        let winnings = winnings
        return wallet.transactions.history().map { entry in
            let isWon = winnings.contains(entry.id)
            return Listed(
                id: entry.id,
                item: TransactionItemDisplayState(
                    transactionID: entry.id, category: environment.text(entry.shownTitle(isWon: isWon)),
                    status: entry.shownStatus(isWon: isWon), amount: Money(entry.shownAmount, currency),
                    moment: CalendarMoment(entry.moment), balance: Money(entry.balance, currency)))
        }
    }

    /// The identities of what was paid for bets that have won, and for rounds that brought more than was staked. A bet that
    /// has lost can bring a part of its stake back too.
    private var winnings: Set<String> {
        let entries = record.wallet.transactions
        let bets = Dictionary(record.bets.map { ($0.id, $0.state) }) { first, _ in first }
        let stakes = Dictionary(entries.filter { $0.kind == .stake }.map { ($0.id, -$0.amount) }) { first, _ in first }
        let won = entries.filter { entry in
            guard entry.kind == .payout, let stake = entry.reference else { return false }
            return bets[stake].map { $0 == .won } ?? (entry.amount > stakes[stake] ?? 0)
        }
        return Set(won.map(\.id))
    }

    /// Withdrawals that are on their way.
    var withdrawalStates: [Listed<PendingWithdrawDisplayState>] {
        guard isLoggedIn else { return [] }
        return wallet.transactions.history(of: [.withdrawal]).filter { $0.status == .pending }.map { entry in
            Listed(
                id: entry.id,
                item: PendingWithdrawDisplayState(
                    moment: CalendarMoment(entry.moment), status: .processing,
                    amount: Money(-entry.amount, currency), transactionID: entry.id, canBeCancelled: true))
        }
    }

    /// The limits of money; sessions, which have so many minutes, have no card.
    /// - Parameter kind: what is limited.
    func limitStates(_ kind: Limit.Kind) -> [Listed<UserLimitCardDisplayState>] {
        guard isLoggedIn, kind != .session else { return [] }
        let moment = now
        return LimitPeriod.allCases.compactMap { record.limit(kind, $0) }.compactMap { limit in
            limit.amount(at: moment).map { card(of: limit, $0, at: moment) }
        }
    }

    /// A limit whose removal waits counts until then: it has a card of its own, of which no more can be asked, as the one that it
    /// was removed on says that it is gone.
    private func card(
        of limit: Limit, _ amount: Amount, at moment: Date
    ) -> Listed<UserLimitCardDisplayState> {
        let isLeaving = limit.pending(at: moment).map { $0.amount == nil } ?? false
        var button = ButtonDisplayState.removeLimit
        button.isEnabled = !isLeaving
        return Listed(
            id: isLeaving ? "\(limit.name)-leaving" : limit.name,
            item: UserLimitCardDisplayState(
                id: limit.name, period: .named(environment.text(limit.title)), limit: Money(amount, currency),
                used: record.used(of: limit, at: moment, in: calendar), button: button))
    }

    /// A sentence on each limit that does not count yet.
    var waitingLimits: [String] {
        guard isLoggedIn else { return [] }
        return record.limits.compactMap { limit in
            limit.pending(at: now).map { words(of: limit, to: $0.amount, begins: $0.begins) }
        }
    }

    // MARK: Offers and games

    /// What a customer who has logged out has claimed is open to whoever is there.
    /// - Parameter titles: what offers are called, by their identities.
    func offerFacts(_ titles: [String: String]) -> [OfferFacts] {
        let isOver = areOffersOver
        let offers = isLoggedIn ? record.offers : record.offers.map(\.anew)
        let first = isOver ? nil : offers.first { $0.phase(at: now) == .open }?.id
        return offers.map { offer in
            let phase = offer.phase(at: now)
            return OfferFacts(
                id: offer.id, title: titles[offer.id] ?? offer.id, text: words(of: offer), terms: terms(of: offer),
                canClaim: phase == .open && !isOver, isMain: offer.id == first,
                progress: phase == .open ? .open : .taken)
        }
    }

    /// Bonuses that came, the latest first.
    /// - Parameter titles: what offers are called, by their identities.
    func bonusStates(_ titles: [String: String]) -> [Listed<BonusInfoCardDisplayState>] {
        guard isLoggedIn else { return [] }
        return wallet.bonuses.reversed().map { bonus in
            let isOpen = bonus.phase == .wagering
            let end: LocalizationKey? = if case .spent = bonus.phase { .bonusSpent } else { nil }
            return Listed(
                id: bonus.id,
                item: BonusInfoCardDisplayState(
                    id: bonus.id, title: titles[bonus.offer] ?? bonus.offer, subtitle: end.map(environment.text),
                    status: BonusStatus(bonus.phase), bonus: Money(bonus.amount, currency),
                    remaining: Money(isOpen ? wallet.bonus : 0, currency),
                    wagerRequired: Money(bonus.turnover.required, currency),
                    wagerLeft: Money(bonus.turnover.left, currency),
                    deadline: bonus.shownMoment.map { .at(moment: CalendarMoment($0)) }))
        }
    }

    func access(to game: Game) -> CasinoGameAccess {
        switch game.obstacle(to: .money, for: record.account, balance: wallet.total) {
        case nil: .player
        case .account?: .guest
        case .belowLeastStake?: .balanceTooLow
        case .notOffered?: .unavailable
        }
    }

    // MARK: Notices

    /// What the customer has been told, the latest first.
    var notificationItems: [NotificationItem] {
        guard isLoggedIn else { return [] }
        return record.notices.reversed().map { notice in
            let (title, text) = words(of: notice.kind)
            return NotificationItem(
                id: notice.id, moment: CalendarMoment(notice.moment), title: title, text: text, isRead: notice.isRead)
        }
    }

    var unreadCount: Int { isLoggedIn ? record.notices.count { !$0.isRead } : 0 }

    /// What a notice is called, and what it says.
    func words(of kind: Notice.Kind) -> (title: String, text: String) {
        func money(_ amount: Amount) -> String { environment.money.string(Money(amount, currency)) }
        func text(_ key: LocalizationKey, _ values: KeyValuePairs<String, String> = [:]) -> String {
            environment.text(key, values)
        }
        return switch kind {
        case .welcome: (text(.noticeWelcome), text(.noticeWelcomeText, ["name": facts.firstName]))
        case .deposit(let amount, let bonus) where bonus > 0:
            (text(.noticeDeposit), text(.noticeDepositBonus, ["amount": money(amount), "bonus": money(bonus)]))
        case .deposit(let amount, _): (text(.noticeDeposit), text(.noticeDepositText, ["amount": money(amount)]))
        case .settled(let bet, .won, let paid):
            (text(.noticeWon), text(.noticeWonText, ["bet": bet, "amount": money(paid)]))
        case .settled(let bet, .lost, let paid) where paid == 0:
            (text(.noticeLost), text(.noticeLostText, ["bet": bet]))
        case .settled(let bet, _, let paid):
            (text(.noticeReturned), text(.noticeReturnedText, ["bet": bet, "amount": money(paid)]))
        case .forfeited(let bet): (text(.noticeReturned), text(.noticeForfeitedText, ["bet": bet]))
        case .cashedOut(let bet, let amount):
            (text(.noticeCashedOut), text(.noticeCashedOutText, ["bet": bet, "amount": money(amount)]))
        case .withdrawal(let amount, .pending):
            (text(.noticeWithdrawal), text(.noticeWithdrawalAsked, ["amount": money(amount)]))
        case .withdrawal(let amount, .done):
            (text(.noticeWithdrawal), text(.noticeWithdrawalDone, ["amount": money(amount)]))
        case .withdrawal(let amount, .cancelled):
            (text(.noticeWithdrawal), text(.noticeWithdrawalBack, ["amount": money(amount)]))
        case .bonusReleased(let amount):
            (text(.noticeBonus), text(.noticeBonusText, ["amount": money(amount)]))
        case .limit(let period, let amount, let begins, let kind):
            (text(.noticeLimit), words(of: Limit(kind ?? .deposit, period), to: amount, begins: begins))
        case .claimed(let id): (text(.noticeClaimed), wordsOfBonus(by: record.offers.first { $0.id == id }))
        case .tournament(_, let rank, let prize) where prize > 0:
            (text(.noticeTournament), text(.noticeTournamentPrize, ["rank": "\(rank)", "amount": money(prize)]))
        case .tournament(_, let rank, _):
            (text(.noticeTournament), text(.noticeTournamentText, ["rank": "\(rank)"]))
        case .document(let proof, let isAccepted):
            (text(proof.title), text(isAccepted ? .noticeDocumentAccepted : .noticeDocumentUnreadable))
        }
    }

    /// What becomes of a limit, and when.
    private func words(of limit: Limit, to amount: Amount?, begins: Date) -> String {
        let title = environment.text(limit.title)
        let moment = environment.moments.string(CalendarMoment(begins), as: .dateAndClock)
        guard let amount else { return environment.text(.limitGone, ["limit": title, "moment": moment]) }
        let shown =
            limit.kind == .session
            ? environment.text(.limitMinutes, ["count": "\(amount)"])
            : environment.money.string(Money(amount, currency))
        return environment.text(.limitCounts, ["limit": title, "amount": shown, "moment": moment])
    }
}

extension Transaction {
    /// What it is called: a payout that is not won is a part of the stake, or all of it, that comes back.
    fileprivate func shownTitle(isWon: Bool) -> LocalizationKey {
        kind == .payout && !isWon ? Kind.refund.title : kind.title
    }

    fileprivate func shownStatus(isWon: Bool) -> TransactionStatus? {
        switch (kind, status) {
        case (_, .cancelled): .cancelled
        case (.stake, _): .placed
        case (.payout, _) where isWon: .won
        case (_, .pending): .pending
        case (_, .done): nil
        }
    }

    /// A bonus that becomes the customer's is worth what it was.
    fileprivate var shownAmount: Amount { kind == .bonusReleased ? funds.cash : amount }
}

extension Bonus {
    /// Until when it has to be wagered, or since when it is over; of one that is spent no card tells.
    fileprivate var shownMoment: Date? {
        switch phase {
        case .wagering: ends
        case .released(let since), .expired(let since): since
        case .spent: nil
        }
    }
}

extension BonusStatus {
    /// One that is spent has not become the customer's any more than one whose time is over.
    fileprivate init(_ phase: Bonus.Phase) {
        self =
            switch phase {
            case .wagering: .active
            case .released: .released
            case .expired, .spent: .expired
            }
    }
}
