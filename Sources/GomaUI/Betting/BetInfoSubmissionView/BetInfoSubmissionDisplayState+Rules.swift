/// What may happen to a bet, from its stake to its end. Mocks, the sportsbook and users call the same.
@MainActor
extension BetInfoSubmissionDisplayState {
    // MARK: What the customer does

    /// Another stake begins another bet; while a bet is on its way there is none.
    public mutating func changeStake(to text: String) {
        guard isEditable else { return }
        (stake, stakeAmount) = (text, nil)
        phase = .editing
    }

    /// Adds whole units of the currency to what has been typed; nothing can be added to what is no amount.
    public mutating func addToStake(_ amount: Int, in environment: ViewEnvironment) {
        guard isEditable, let sum = BetInfoSubmissionParts(self, in: environment).stakeAmount(adding: amount) else {
            return
        }
        changeStake(to: "")
        stakeAmount = sum
    }

    /// Sends the bet at the odds there are, where nothing keeps it from being placed.
    public mutating func placeBet(in environment: ViewEnvironment) {
        guard let odds, BetInfoSubmissionParts(self, in: environment).canPlaceBet else { return }
        phase = .submitting(odds: odds)
        confirmStake(in: environment)
    }

    /// The customer is done with the stake: the keyboard goes on from its field, and what has been typed is an amount, in
    /// whatever language it is read from now on.
    public mutating func confirmStake(in environment: ViewEnvironment) {
        isStakeFocused = false
        guard let amount = BetInfoSubmissionParts(self, in: environment).stake?.amount else { return }
        (stake, stakeAmount) = ("", amount)
    }

    /// Asks for a bet back that has just been placed; not where nothing can be used.
    public mutating func takeBackBet() {
        if isEnabled, case .placed(let stake, _) = phase { phase = .takingBack(stake: stake) }
    }

    // MARK: What comes of it

    /// What speaks against the bet on its way as things are now: a selection has closed or is gone, or the odds are others
    /// than those it was sent with, and the customer has not accepted that. `nil` where nothing does, and where no bet
    /// is on its way. Whether it is placed, the owner says.
    public var refusal: BetRefusal? {
        guard case .submitting(let sent) = phase else { return nil }
        guard hasValidTickets, let odds else { return .selectionClosed }
        return odds == sent || acceptsOddsChanges ? nil : .oddsChanged
    }

    /// The bet on its way is answered: it is placed and paid from the balance, whatever has changed here meanwhile, or not
    /// taken.
    /// - Parameter reason: why the owner does not take it, where ``refusal`` does not say more; `nil` where it is placed.
    public mutating func receiveAnswer(refusedFor reason: BetRefusal? = nil, in environment: ViewEnvironment) {
        guard case .submitting = phase else { return }
        if let reason {
            phase = .failed(refusal ?? reason)
        } else if let stake = BetInfoSubmissionParts(self, in: environment).stake {
            phase = .placed(stake: stake, secondsToTakeBack: Limited(Self.secondsToTakeBack))
            limits.pay(stake.amount)
        } else {
            phase = .editing
        }
    }

    /// The bet is given back with its stake, or stands.
    /// - Parameter failure: why it stands; `nil` where it is given back.
    public mutating func receiveTakeBack(_ failure: RequestFailure? = nil) {
        guard case .takingBack(let placed) = phase else { return }
        if let failure {
            phase = .standing(stake: placed, failure)
            (stake, stakeAmount) = ("", nil)
        } else {
            phase = .editing
            limits.pay(-placed.amount)
        }
    }

    /// A second less to take the bet back; after the last one it is placed for good, and the next can be begun.
    public mutating func secondPassed() {
        guard case .placed(let placed, let seconds) = phase else { return }
        if let seconds = seconds.secondLater {
            phase = .placed(stake: placed, secondsToTakeBack: seconds)
        } else {
            phase = .confirmed(stake: placed)
            (stake, stakeAmount) = ("", nil)
        }
    }

    /// How long a bet that is placed can be taken back, in seconds.
    public static let secondsToTakeBack = 5
}
