/// What may happen to a placed bet.
extension TicketBetInfoDisplayState {
    // MARK: How it ends

    /// How the bet has ended, be it by its selections or otherwise. One that can be given up has not: of a selection that
    /// counts as lost, half may come back.
    public var result: BetResult { status?.result ?? (cashOut == nil ? outcome : .open) }

    /// What is said of how it has ended, as that of this bet.
    var shownStatus: BetTicketStatusDisplayState? {
        status.map { status in
            var status = status
            status.betID = id
            return status
        }
    }

    /// A match begins, or goes on; the selections of others stay as they are.
    public mutating func goLive(match id: String, score: TicketScore) {
        for index in tickets.indices where tickets[index].matchID == id { tickets[index].goLive(score: score) }
    }

    /// One selection is decided, or decided otherwise than was said before; the bet is once its selections say so. One that
    /// has ended as they said goes by what they say now, and is open again where they leave it so.
    public mutating func settle(selection id: String, as result: BetResult) {
        guard let index = tickets.firstIndex(where: { $0.id == id }) else { return }
        let isOutcome = status.map { $0.result == outcome } ?? true
        tickets[index].settle(as: result)
        guard isOutcome, outcome != status?.result ?? .open else { return }
        if outcome == .open { status = nil } else { settle(as: outcome) }
    }

    /// The bet has ended: nothing of it can be given up any more, and what is on its way for it is not waited for.
    public mutating func settle(as result: BetResult) {
        status = BetTicketStatusDisplayState(result: result)
        end()
    }

    /// Takes over what its status says by now; once that is decided, the bet has ended.
    mutating func take(_ status: BetTicketStatusDisplayState) {
        guard self.status != nil else { return }
        self.status = status
        if hasEnded { end() }
    }

    private mutating func end() {
        cashingOut = nil
        withdrawCashout()
        cashOut = nil
    }

    /// Whether it is said to have ended; one that is said to be open has not.
    private var hasEnded: Bool { (status?.result ?? .open) != .open }

    // MARK: What it is worth now

    /// What all of the bet brings now; `nil` where nothing says so.
    public var worth: Money? { cashoutSlider?.maximum ?? fullCashout ?? cashoutAmount?.amount }

    /// Why nothing can be given up for what was offered: it has expired, or there is no offer. `nil` while it stands.
    public var obstacle: CashoutObstacle? {
        switch cashoutAmount?.phase {
        case nil, .offered: (worth?.amount ?? 1) > 0 ? nil : .noOffer
        case .loading: cashoutAmount?.hasExpired == true ? .expired : .onItsWay
        case .failed, .notGiven: .noOffer
        }
    }

    /// Whether an answer is awaited.
    public var isLoading: Bool { cashingOut != nil }

    /// Whether the bet can be given up now.
    public var canBeGivenUp: Bool { !hasEnded && !isLoading && obstacle == nil }

    /// Asks for an amount, where that is possible.
    public mutating func giveUp(for amount: Money) {
        if canBeGivenUp { cashingOut = amount }
    }

    /// What the owner is asked for.
    var cashOutRequest: CashOut {
        let amount = cashingOut ?? stake
        return CashOut(bet: id, amount: amount, isFull: amount.hundredths >= (worth ?? amount).hundredths)
    }

    /// Takes the ways to give it up away.
    public mutating func withdrawCashout() {
        cashoutAmount = nil
        cashoutSlider = nil
        fullCashout = nil
    }

    /// A part of the bet is given up: as much less is at stake, and can be won.
    /// - Parameter value: what all of the bet would have brought.
    mutating func giveUp(_ amount: Money, of value: Money) {
        let (given, all) = (amount.hundredths, max(value.hundredths, 1))
        let rest = max(all - given, 0)
        stake = stake.share(rest, of: all)
        winnings = winnings.share(rest, of: all)
    }
}

/// What may happen to the ways to give it up.
extension TicketBetInfoDisplayState {
    /// Asks what the bet is worth, unless it has ended, or takes the ways to give it up away; neither while an answer is
    /// awaited.
    public mutating func toggleCashout() {
        guard !isLoading else { return }
        guard cashoutAmount == nil, cashoutSlider == nil, fullCashout == nil else { return withdrawCashout() }
        guard !hasEnded else { return }
        cashoutAmount = CashoutAmountDisplayState(
            betID: id, title: .partial, amount: stake, phase: .loading, secondsLeft: CashoutAmountDisplayState.validity)
    }

    /// Shows what can be done with an offer: give up a part of the bet for a part of it, or all for all; with one of
    /// nothing, nothing can.
    public mutating func showTools(for offer: Money) {
        guard offer.hundredths > 0 else {
            (cashoutSlider, fullCashout) = (nil, nil)
            return
        }
        let least = Money(hundredths: min(10, offer.hundredths), offer.currency)
        fullCashout = offer
        cashoutSlider?.updateRange(minimum: least, maximum: offer)
        guard cashoutSlider == nil else { return }
        cashoutSlider = CashoutSliderDisplayState(betID: id, minimum: least, maximum: offer, amount: offer)
    }

    /// The choice of a part as it can be used now: without an offer that stands, an amount can be chosen but not asked
    /// for, and the button says why.
    public var usableSlider: CashoutSliderDisplayState? {
        cashoutSlider.map { slider in
            var slider = slider
            slider.obstacle = obstacle
            return slider
        }
    }

    /// The button for all of the bet as it can be used now, `nil` where it cannot be given up as a whole; without an
    /// offer that stands it says why it cannot.
    @MainActor
    public func fullCashoutButton(in environment: ViewEnvironment) -> ButtonDisplayState? {
        fullCashout.map { .cashOut($0, obstacle: obstacle, in: environment) }
    }

    /// Asks for the same bet again, unless that is on its way or said to be done; why it was not done before is forgotten.
    public mutating func repeatBet() {
        switch repetition {
        case .idle, .failed: repetition = .asked
        case .asked, .done: break
        }
    }

    /// The button for the same bet again; it says that it is being done, faintly, and for a while that it has been done.
    @MainActor
    func rebetButton(in environment: ViewEnvironment) -> ButtonIconDisplayState {
        var button = rebet
        switch repetition {
        case .idle, .failed: break
        case .asked:
            button.title = environment.text(.addingToBetslip)
            (button.text, button.iconRole) = (.textSecondary, .iconSecondary)
        case .done: button.title = environment.text(.addedToBetslip)
        }
        return button
    }

    /// What was asked for is given: a part lowers the bet, and can be followed by more; all of it ends it.
    /// - Parameters:
    ///   - amount: `nil` for all of the bet.
    ///   - value: what all of the bet would have brought when that was asked for; `nil` for what it brings now.
    public mutating func receive(_ amount: Money?, of value: Money? = nil) {
        cashingOut = nil
        guard let amount, let value = value ?? worth, amount.hundredths < value.hundredths else {
            return settle(as: .cashedOut)
        }
        giveUp(amount, of: value)
        guard let offer = worth else { return }
        let rest = offer.share(value.hundredths - amount.hundredths, of: value.hundredths)
        cashoutAmount?.amount = rest
        showTools(for: rest)
    }

    /// What was asked for is not given: the bet stays as it was, and another offer can be asked for.
    /// - Parameter failure: why.
    public mutating func refuseCashout(_ failure: RequestFailure) {
        cashingOut = nil
        cashoutAmount = CashoutAmountDisplayState(
            betID: id, title: cashoutAmount?.title ?? .partial, amount: worth ?? stake, phase: .notGiven(failure),
            secondsLeft: cashoutAmount?.secondsLeft)
    }
}
