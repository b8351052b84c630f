/// What components show of a placed bet.
extension Sportsbook {
    /// A bet as it is shown; blank for one that is not there any more.
    func ticket(_ id: String) -> TicketBetInfoDisplayState {
        guard let bet = customer.bet(id) else { return .blank }
        var state = TicketBetInfoDisplayState(
            id: id, kind: BetKind(bet.kind), placed: CalendarMoment(bet.placed), number: id,
            tickets: bet.selections.map(ticket), totalOdds: bet.odds, stake: money(bet.stake),
            winnings: winnings(of: bet))
        show(bet, in: &state)
        return state
    }

    /// Brings a ticket that is shown in step with its bet, and leaves what the customer is doing with it.
    func show(_ id: String, in state: inout TicketBetInfoDisplayState) {
        // A customer who goes takes all of it along, and finds it again.
        guard let bet = customer.bet(id), state.id == id else { return state = ticket(id) }
        state.tickets = bet.selections.map(ticket)
        (state.stake, state.winnings) = (money(bet.stake), winnings(of: bet))
        show(bet, in: &state)
    }

    private func show(_ bet: Bet, in state: inout TicketBetInfoDisplayState) {
        guard bet.state == .pending else {
            state.cashingOut = nil
            return state.settle(as: BetResult(bet.state))
        }
        state.cashOut = .askForCashout
        guard state.cashingOut == nil, state.fullCashout != nil || state.cashoutSlider != nil else { return }
        // What has been offered moves with the prices, and is gone with them.
        guard let value = cashOutValue(of: bet.id) else { return state.withdrawCashout() }
        state.cashoutAmount?.amount = value
        state.showTools(for: value)
    }

    /// What a bet is about in numbers.
    func details(of id: String) -> BetDetailValuesSummaryDisplayState {
        guard let bet = customer.bet(id) else { return .blank }
        func row(_ key: LocalizationKey, _ value: BetDetailValue) -> BetDetailRowDisplayState {
            BetDetailRowDisplayState(label: .text(environment.text(key)), value: value)
        }
        return BetDetailValuesSummaryDisplayState(
            header: BetDetailRowDisplayState(
                label: .placed(CalendarMoment(bet.placed)), value: .text(""), style: .header),
            rows: [
                row(.betNumber, .text(id)), row(.betStaked, .money(money(bet.staked))),
                row(.betOdds, .odds(bet.odds)), row(.betPaid, .money(money(bet.paid))),
            ],
            footer: BetDetailRowDisplayState(label: .result, value: .result(BetResult(bet.state))))
    }

    private func ticket(_ selection: Bet.Selection) -> TicketSelectionDisplayState {
        guard let match = matches[selection.match] else {
            return TicketSelectionDisplayState(
                id: selection.id, matchID: selection.match, competition: "", home: selection.match, away: "",
                market: selection.market, selection: selection.outcome, odds: selection.odds)
        }
        let found = match.find(selection.outcome, of: selection.market)
        return TicketSelectionDisplayState(
            id: selection.id, matchID: match.id, competition: match.competition, sport: match.sport?.pictogram,
            countryCode: match.countryCode, home: match.home, away: match.away,
            score: match.hasScore ? match.ticketScore : nil, time: MatchTime(of: match, now: now),
            tag: selection.result.map { .result(BetResult($0)) } ?? (match.isLive ? .live : nil),
            market: found?.market.name.words(in: environment) ?? selection.market,
            selection: found?.outcome.title.words(in: environment) ?? selection.outcome,
            odds: selection.odds)
    }

    /// What comes of a bet if all goes well that is not decided, or what has come of one that is over.
    private func winnings(of bet: Bet) -> Money {
        money(bet.state == .pending ? customer.wallet.proceeds(of: bet.potential.payout, for: bet.id) : bet.paid)
    }

    private func money(_ amount: Amount) -> Money { Money(amount.rounded(), customer.currency) }
}

extension BetKind {
    fileprivate init(_ kind: Bet.Kind) {
        self =
            switch kind {
            case .single: .single
            case .multiple: .multiple
            case .system(let size): .system(of: Limited(size))
            }
    }
}

extension BetResult {
    init(_ state: Bet.State) {
        self =
            switch state {
            case .pending: .open
            case .won: .won
            case .lost: .lost
            case .void: .draw
            case .cashedOut: .cashedOut
            }
    }

    fileprivate init(_ result: Outcome.Result) {
        self =
            switch result {
            case .won, .halfWon: .won
            case .lost, .halfLost: .lost
            case .void: .draw
            }
    }
}

extension Match {
    fileprivate var ticketScore: TicketScore? {
        score.total.map { TicketScore($0.home, $0.away) }
    }
}
