import Foundation

/// What the customer bets on the slip, and what becomes of it.
extension Sportsbook {
    /// What a book keeps of what a bet is worth, 0…1.
    static let cashOutMargin = Amount(hundredths: 5)

    /// Places a bet on what the slip holds. It can be taken back for some seconds; then it stands, and leaves the slip.
    func place(_ request: PlaceBet) throws(AppRefusal) {
        // What the customer sees by the time of the answer is what the answer goes by.
        if customer.service.troubles.contains(.movingOdds) { moveOdds() }
        tell()
        guard !customer.service.troubles.contains(.lostFeed) else { throw .noPrices }
        guard hasOnlyOpenSelections, let odds = totalOdds else { throw .closed }
        guard odds == request.odds || slip.acceptsOddsChanges else { throw .oddsChanged }
        let selections = slip.active.compactMap { chosen in
            known(chosen).map { Bet.Selection(chosen, at: $0.outcome.odds) }
        }
        let bet = try customer.place(
            slip.betKind, on: selections, stake: request.stake.amount,
            boost: hasBoosts ? slip.boost { known($0)?.outcome.odds } : 0)
        let time = Duration.seconds(BetInfoSubmissionDisplayState.secondsToTakeBack)
        placing = (
            bet, customer.visitor.member, [], environment.scheduler.after(time) { [weak self] in self?.confirm(bet) }
        )
    }

    /// Places a bet on what the slip held when it was asked for; what it holds by now may be another bet.
    func place(_ request: PlaceBet, on asked: BetSlip) throws(AppRefusal) {
        // One that was not given back still waits for its answer to be late: the next is not on the same once more.
        if let placing { confirm(placing.bet) }
        guard Set(slip.active) == Set(asked.active), slip.betKind == asked.betKind else { throw .slipChanged }
        try place(request)
    }

    /// Has the bet that has just been placed wait for the answer to a customer who asks for it back in time, however slow that
    /// is.
    func holdPlacing() {
        guard let bet = placing?.bet else { return }
        let time = AppService.slowAnswerTime + Self.tellingInterval
        placing?.ending = environment.scheduler.after(time) { [weak self] in self?.confirm(bet) }
    }

    /// Takes the bet back that has just been placed, while bets are taken on all of it: what closes a market, such as a goal,
    /// is known by then.
    func takeBack() throws(AppRefusal) {
        guard let placing, placing.customer == customer.visitor.member else { throw .unknown }
        guard placing.bet.chosen.allSatisfy(isOpen) else { throw .closed }
        try customer.takeBack(placing.bet.id)
        self.placing = nil
    }

    /// Has a bet stand whose customer has logged out or made room for another: whoever is there cannot take it back.
    func confirmBetOfOther() {
        if let placing, placing.customer != customer.visitor.member { confirm(placing.bet) }
    }

    /// The bet stands: the slip is rid of what it is on.
    private func confirm(_ bet: Bet) {
        slip = slipOfNextBet
        placing = nil
        slipChanged(of: bet.selections.map(\.match))
    }

    /// The slip without what is on it for the bet alone that has just been placed.
    var slipOfNextBet: BetSlip {
        guard let placing else { return slip }
        var next = slip
        next.remove(selectionsOf: placing.bet, except: placing.chosenAnew)
        return next
    }

    /// All prices on the slip move by a step, one up and the next down.
    private func moveOdds() {
        for (index, chosen) in slip.active.enumerated() {
            apply(.step(market: chosen.market, outcome: chosen.outcome, direction(index)), to: chosen.match)
        }
    }

    private func direction(_ index: Int) -> OddsChange { index.isMultiple(of: 2) ? .up : .down }

    // MARK: Placed bets

    /// Some of the customer's bets, the latest first.
    func betIDs(in group: BetGroup) -> [String] { customer.bets.reversed().filter(group.contains).map(\.id) }

    /// What comes for a bet now; `nil` where nothing is to be had for it.
    func cashOutValue(of id: String) -> Money? { try? cashOutOffer(for: id) }

    /// What comes for a bet now, as it is offered to who asks for it.
    func cashOutOffer(for id: String) throws(AppRefusal) -> Money {
        Money(try worth(of: id).proceeds, customer.currency)
    }

    /// What a bet is worth now, and what comes of that, which is less where a bonus in its stake has expired.
    private func worth(of id: String) throws(AppRefusal) -> (value: Amount, proceeds: Amount) {
        guard let bet = customer.bet(id) else { throw .unknown }
        guard bet.state == .pending else { throw .bet(.over(bet.state)) }
        guard placing?.bet.id != id else { throw .notStanding }
        guard !customer.service.troubles.contains(.lostFeed) else { throw .noPrices }
        guard
            let value = bet.cashOutValue(
                margin: Self.cashOutMargin, in: bet.selections.compactMap { matches[$0.match] })
        else {
            // With a price for all that is not decided, what it comes to rounds to nothing.
            let hasPrices = zip(bet.selections, bet.chosen).allSatisfy { $0.result != nil || isOpen($1) }
            throw hasPrices ? AppRefusal.worthLess : .closed
        }
        let proceeds = customer.wallet.proceeds(of: value, for: id)
        guard proceeds > 0 else { throw .worthLess }
        return (value: value, proceeds: proceeds)
    }

    /// Gives a bet up, or a part of it.
    func cashOut(_ request: CashOut) throws(AppRefusal) {
        let whole = try worth(of: request.bet)
        let asked = request.amount.amount
        guard asked <= whole.proceeds else { throw .worthLess }
        let isAll = request.isFull || asked == whole.proceeds
        let amount = isAll ? whole.value : customer.wallet.amount(bringing: asked, for: request.bet)
        try customer.cashOut(request.bet, for: amount, of: whole.value)
    }

    /// Puts what a bet is on onto the slip again, as far as bets are taken on it.
    func repeatBet(_ id: String) throws(AppRefusal) {
        guard let bet = customer.bet(id) else { throw .unknown }
        try choose(bet.chosen)
    }

    /// Puts selections onto the slip that are not on it, as far as bets are taken on them; none where not all have room. Those
    /// that are on it for a bet that has just been placed stay.
    func choose(_ selections: [BetSlip.Selection]) throws(AppRefusal) {
        let open = selections.filter(isOpen)
        guard !open.isEmpty else { throw .closed }
        let new = open.filter { !slip.contains($0.match, $0.market, $0.outcome) }
        var filled = slip
        for chosen in new {
            guard filled.hasRoom(for: chosen) else { throw .bet(.selectionCount) }
            filled.toggle(chosen, isOpen: true)
        }
        new.forEach(toggle)
        placing?.chosenAnew.formUnion(open.map(\.id))
    }
}

extension Bet {
    /// What it is on, as it was chosen.
    fileprivate var chosen: [BetSlip.Selection] {
        selections.map { BetSlip.Selection(match: $0.match, market: $0.market, outcome: $0.outcome) }
    }
}
